// What the pages say that are no screen: an address that names nothing, and a mistake of ours.

export const pages = {
  reference: "Reference",
  notFound: "There is no such page",
  notFoundText: "The address names nothing here.",
  broken: "Groundline made a mistake",
  brokenText: "This page stopped while it was drawn. Your files and what is kept here are untouched.",
  drawAgain: "Draw it again",
  noScript: "This page is drawn with JavaScript. Switch it on for this site.",
};
