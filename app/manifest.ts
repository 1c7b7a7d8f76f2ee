// What a browser needs to install the site as an app, and to offer it for exported files. Addresses are relative, so that
// they hold below any folder; only the id cannot be.
import type { MetadataRoute } from "next";

export const dynamic = "force-static";

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: `${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/`,
    name: "Groundline",
    short_name: "Groundline",
    description: "What an agent session's files show, what they only suggest, and the evidence for each.",
    lang: "en",
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    theme_color: "#ffffff",
    background_color: "#ffffff",
    icons: [
      { src: "icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    // A file opened from the desktop comes into the window that is there: an import in it goes on.
    launch_handler: { client_mode: ["focus-existing", "auto"] },
    file_handlers: [
      {
        action: "./",
        accept: {
          "application/json": [".json"],
          "application/x-ndjson": [".jsonl"],
          "application/zip": [".zip"],
        },
      },
    ],
  };
}
