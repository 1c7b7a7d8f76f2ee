// Applies the remembered theme before the first paint. A file of its own, so that no inline script is needed for it.
(() => {
  try {
    const theme = localStorage.getItem("groundline-theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden: the system's theme stays.
  }
})();
