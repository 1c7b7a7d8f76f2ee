// A scripted pan and zoom, by the wheel as a person turns it, and how long each frame of it took: over a timeline, and over an
// empty canvas of the same size, which is what the browser and the machine cost by themselves.

const STEPS = 60;
const PAUSE_MS = 12;

/** Frame times in milliseconds of the script over the element, from its first turn of the wheel to its last. */
export async function framesOver(page, element) {
  const box = await element.boundingBox();
  await page.mouse.move(box.x + box.width * 0.6, box.y + Math.min(box.height - 10, 80));
  await page.evaluate(() => {
    const frames = [];
    let last = performance.now();
    window.benchFrames = frames;
    window.benchStop = false;
    const next = (now) => {
      frames.push(now - last);
      last = now;
      if (!window.benchStop) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < STEPS; step += 1) {
    if (step < 20) await page.mouse.wheel(0, -120);
    else if (step < 50) await page.mouse.wheel(step % 2 === 0 ? 90 : 60, 0);
    else await page.mouse.wheel(0, 160);
    await page.waitForTimeout(PAUSE_MS);
  }
  const frames = await page.evaluate(() => {
    window.benchStop = true;
    return window.benchFrames.slice(2);
  });
  const sorted = frames.toSorted((left, right) => left - right);
  return {
    p95: sorted[Math.floor(sorted.length * 0.95)],
    median: sorted[Math.floor(sorted.length / 2)],
    longestFrame: sorted.at(-1),
  };
}

export async function framesOfEmpty(browser) {
  const page = await browser.freshPage(`${browser.address}404.html`);
  try {
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement("canvas"), {
        id: "bench",
        width: 1400,
        height: 600,
      });
      canvas.addEventListener("wheel", (event) => event.preventDefault(), { passive: false });
      document.body.replaceChildren(canvas);
    });
    return await framesOver(page, page.locator("#bench"));
  } finally {
    await page.context().close();
  }
}

export async function framesOfTimeline(page) {
  return await framesOver(page, page.getByRole("application"));
}
