// What the way back out of a zoom says.

export const range = {
  name: "Ranges zoomed into",
  everything: "Everything",
  keep: "Keep this range",
  back: "Back to the range before",
  backShort: "Back",
};
