// Sets the page's language before the first paint: the one in the address, else the remembered one, else the first of the
// reader's languages that there is, else English. A file of its own, so that no inline script is needed for it.
(() => {
  const tags = { en: "en", zh: "zh-Hans" };
  const wanted = [new URLSearchParams(location.search).get("lang")];
  try {
    wanted.push(localStorage.getItem("groundline-language"));
  } catch {
    // Storage is forbidden: nothing is remembered.
  }
  for (const tag of [...wanted, ...navigator.languages]) {
    const language = (tag ?? "").toLowerCase().split(/[-_]/)[0];
    if (Object.hasOwn(tags, language)) {
      document.documentElement.lang = tags[language];
      return;
    }
  }
})();
