// What the page says about itself: whether it opens without a network, that a newer version waits, and whose work ships
// with it.

export const offline = {
  updateReady: "A new version is ready. Reload to use it.",
  updateElsewhere: "Another tab has switched to a new version. Reload this one to use it too.",
  reload: "Reload",
  later: "Later",
  importGoesOn: "An import is still running; it would be cut off. Reload when it has ended.",
  memoryLost: "What is in memory only would be lost: export the library first.",
  kept: "Opens without a network: this page is kept in this browser.",
  keeping: "This page is being kept for use without a network…",
  failed:
    "This page could not be kept for use without a network; with one, everything works. It is tried again on the next visit.",
  unsupported:
    "This browser cannot keep the page itself, so opening it takes a network. Nothing else is missing, and nothing of yours is lost.",
  notices: "Licences of third parties",
};
