// The figures as rows, each with its aim where it has one: median, range, and whether the median meets it.

const KB = 1024;
const MB = 1e6;
const SIZES = ["10", "100", "100-v1", "300", "600", "1200"];
const SPANS = ["spans-1k", "spans-10k", "spans-100k", "spans-1m"];
const NAMES = {
  "100-v1": "100 MB of 1.x",
  "spans-1k": "1,000",
  "spans-10k": "10,000",
  "spans-100k": "100,000",
  "spans-1m": "1,000,000",
};
const nameOf = (name) => NAMES[name] ?? `${name} MB`;

const ms = (value) => `${Math.round(value)} ms`;
const mb = (value) => `${Math.round(value / MB)} MB`;
const times = (value) => `${value.toFixed(2)}×`;
const plain = (value) => String(Math.round(value));
const rate = (value) => `${Math.round(value)} MB/s`;

/** @param {Map<string, Record<string, number>[]>} figures by case */
export function rowsOf(figures) {
  const of = (name, get) => (figures.get(name) ?? []).map(get).filter(Number.isFinite);
  const rows = [];
  const add = (figure, values, show, aim = null) => {
    if (values.length === 0) return;
    const { median, lowest, highest } = spread(values);
    const range = values.length === 1 ? "" : `${show(lowest)} to ${show(highest)}`;
    const met = aim === null ? null : aim.holds(median);
    rows.push({ figure, median: show(median), range, aim: aim?.text ?? "", met });
  };
  const atMost = (bound, show) => ({ text: `≤ ${show(bound)}`, holds: (value) => value <= bound });
  const atLeast = (bound, show) => ({ text: `≥ ${show(bound)}`, holds: (value) => value >= bound });

  for (const name of SIZES) {
    const isHeld = name === "100" || name === "300" || name === "100-v1";
    add(
      `import / JSON.parse(await file.text()), ${nameOf(name)}`,
      of(name, (f) => f.ratio),
      times,
      isHeld ? atMost(1.5, times) : null,
    );
  }
  for (const name of SIZES) {
    add(
      `import to analysed timeline, ${nameOf(name)}`,
      of(name, (f) => f.ms),
      ms,
    );
    add(
      `JSON.parse(await file.text()), ${nameOf(name)}`,
      of(name, (f) => f.parse),
      ms,
    );
  }
  const rateOf = (f) => f.bytes / MB / (f.ms / 1000);
  add("import rate, 300 MB", of("300", rateOf), rate);
  const floor = 0.7 * spread(of("300", rateOf)).median;
  for (const name of ["600", "1200"])
    add(
      `import rate, ${nameOf(name)}`,
      of(name, rateOf),
      rate,
      Number.isFinite(floor) ? atLeast(floor, rate) : null,
    );
  for (const name of SIZES) {
    const bytes = of(name, (f) => f.bytes)[0];
    add(
      `extra resident memory, ${nameOf(name)}`,
      of(name, (f) => f.memory),
      mb,
      atMost(200 * MB + 0.5 * bytes, mb),
    );
    add(
      `the same of JSON.parse, ${nameOf(name)}`,
      of(name, (f) => f.parseMemory),
      mb,
    );
  }
  addTasks(add, atMost, of);
  addGrowth(add, atMost, of);
  addFrames(add, atMost, of);
  addViews(add, atMost, of);
  add(
    "report of 100 MB / its import",
    of("report", (f) => f.report / f.ms),
    times,
    atMost(2, times),
  );
  add(
    "report of 100 MB",
    of("report", (f) => f.report),
    ms,
  );
  add(
    "size of that report",
    of("report", (f) => f.reportBytes),
    (value) => `${(value / MB).toFixed(1)} MB`,
    atMost(5 * MB, mb),
  );
  addPages(add, atMost, figures.get("first-load")?.[0] ?? {});
  return rows;
}

/** 5,000 calls under 200 rules. */
function addViews(add, atMost, of) {
  add(
    "Tools and Permissions ready to draw / the analysis, 5,000 calls and 200 rules",
    of("views", (f) => f.share),
    times,
    atMost(0.25, times),
  );
  add(
    "analysis of these",
    of("views", (f) => f.analysis),
    ms,
  );
  add(
    "Permissions ready to draw",
    of("views", (f) => f.permissions),
    ms,
  );
  add(
    "Tools ready to draw",
    of("views", (f) => f.tools),
    ms,
  );
}

/** What each page loads first, of what that is made, and with what it fetches by itself. */
function addPages(add, atMost, figure) {
  const kb = (value) => `${Math.round(value / KB)} KB`;
  for (const page of Object.keys(figure).filter((key) => /^\/(?:\S*\/)?$/.test(key))) {
    const part = (name) => kb(figure[`${page} ${name}`]);
    add(
      `first load of ${page}, gzipped: ${part("framework")} Next and React, ${part("shared")} of every page, ${part("own")} its own`,
      [figure[page]],
      kb,
      atMost(220 * KB, kb),
    );
    add(`the same with what it fetches until it rests, ${page}`, [figure[`${page} at rest`]], kb);
  }
}

function addTasks(add, atMost, of) {
  for (const name of [...SIZES, ...SPANS]) {
    const what = SPANS.includes(name) ? `${nameOf(name)} bars` : nameOf(name);
    add(
      `longest main-thread task, drop to row, ${what}`,
      of(name, (f) => f.longest),
      ms,
      atMost(50, ms),
    );
    add(
      `longest main-thread task, opening the timeline, ${what}`,
      of(name, (f) => f.openLongest),
      ms,
      atMost(50, ms),
    );
    add(
      `from the row's click to the drawn timeline, ${what}`,
      of(name, (f) => f.open),
      ms,
    );
    add(
      `DOM nodes, ${what}`,
      of(name, (f) => f.nodes),
      plain,
      atMost(5000, plain),
    );
  }
}

/** Ten times the size in at most eleven times the time. */
function addGrowth(add, atMost, of) {
  for (const [small, large] of [
    ["10", "100"],
    ["spans-10k", "spans-100k"],
    ["spans-100k", "spans-1m"],
  ]) {
    const before = spread(of(small, (f) => f.ms)).median;
    const grown = of(large, (f) => f.ms / before);
    const unit = small.startsWith("spans") ? " bars" : "";
    add(
      `time for ten times the size, ${nameOf(small)} to ${nameOf(large)}${unit}`,
      grown,
      times,
      atMost(11, times),
    );
  }
}

function addFrames(add, atMost, of) {
  add(
    "95th percentile frame, empty canvas",
    of("empty", (f) => f.p95),
    ms,
  );
  const empty = spread(of("empty", (f) => f.p95)).median;
  for (const name of SPANS) {
    const isHeld = name === "spans-100k" && Number.isFinite(empty);
    add(
      `95th percentile frame of a pan and zoom, ${nameOf(name)} bars`,
      of(name, (f) => f.p95),
      ms,
      isHeld ? atMost(2 * empty, ms) : null,
    );
    const isBounded = name === "spans-1m";
    add(
      `longest frame of it, ${nameOf(name)} bars`,
      of(name, (f) => f.longestFrame),
      ms,
      isBounded ? atMost(250, ms) : null,
    );
  }
}

export function spread(values) {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, lowest: sorted[0], highest: sorted.at(-1) };
}
