// An address that names nothing.
import type { Metadata } from "next";
import { NoSuchPage } from "@/components/library/no-such-page.tsx";

export const metadata: Metadata = { title: "No such page" };

export default NoSuchPage;
