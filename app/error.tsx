"use client";

// The last net, under every page.
import { BrokenPage } from "@/components/ui/broken-page.tsx";

export default BrokenPage;
