// The frame of every page: fonts, tokens, the remembered theme and language, and what goes along with every screen.
import type { Metadata, Viewport } from "next";
import { PageCompanion } from "@/components/offline/page-companion.tsx";
import { LanguageProvider } from "@/components/ui/language-context.tsx";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Groundline", template: "%s · Groundline" },
  description: "What an agent session's files show, what they only suggest, and the evidence for each.",
  referrer: "no-referrer",
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#15171a" },
  ],
};

export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Before the first paint, or a reader who chose dark sees a white flash, one who reads Chinese English. */}
        <script src={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/theme.js`} />
        <script src={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/language.js`} />
      </head>
      <body>
        <LanguageProvider>
          <PageCompanion>{children}</PageCompanion>
        </LanguageProvider>
      </body>
    </html>
  );
}
