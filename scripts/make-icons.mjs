// Draws the icons of the installed app from app/icon.svg, in a Chromium: on paper, with rounded corners, and once filling
// its square with the mark inside the circle that every launcher keeps. Run by hand when the mark changes; the pictures are
// in the repository, since another browser's edges differ by a shade.
//   node scripts/make-icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.mjs";

const PAPER = "#ffffff";
const ICONS = [
  { file: "public/icons/icon-192.png", size: 192, mark: 0.68, corner: 0.2 },
  { file: "public/icons/icon-512.png", size: 512, mark: 0.68, corner: 0.2 },
  { file: "public/icons/maskable-512.png", size: 512, mark: 0.54, corner: 0 },
  { file: "app/apple-icon.png", size: 180, mark: 0.62, corner: 0 },
];

const svg = Buffer.from(readFileSync("app/icon.svg")).toString("base64");
const { executablePath, args } = await findChromium();
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({ colorScheme: "light", deviceScaleFactor: 1 });
for (const { file, size, mark, corner } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`
    <style>
      body { margin: 0; background: transparent }
      div { display: grid; place-items: center; width: ${size}px; height: ${size}px;
            background: ${PAPER}; border-radius: ${corner * size}px }
      img { width: ${mark * size}px; height: ${mark * size}px }
    </style>
    <div><img src="data:image/svg+xml;base64,${svg}"></div>`);
  await page.evaluate(() => document.images[0]?.decode());
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
  console.log(file);
}
await browser.close();
