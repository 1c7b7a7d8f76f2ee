// How times are written, which language and which theme: three menus in a wide header, the same choices in one menu in a narrow one.
"use client";

import { ChoiceList } from "@/components/ui/choice-list.tsx";
import { ChoiceMenu } from "@/components/ui/choice-menu.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { useNearWords } from "@/components/ui/use-words.ts";
import { epochMs } from "@/lib/base/time.ts";
import { formatOffset, ZONES } from "@/lib/words/clock.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/words/language-names.ts";
import { useSession } from "./session-context.tsx";
import { useLanguageChoice } from "./use-language-choice.ts";
import { THEMES, useTheme } from "./use-theme.ts";

function useZoneChoices() {
  const words = useNearWords();
  const { view, clock } = useSession();
  const start = view.timeline.from ?? epochMs(0);
  return ZONES.map((zone) => {
    const name = words.session.zone[zone];
    if (zone !== "local") return { value: zone, label: name };
    const offset = clock.zone === "local" ? clock.offsetAt(start) : -new Date(start).getTimezoneOffset();
    return { value: zone, label: words.session.zoneWithOffset(name, formatOffset(offset)) };
  });
}

export function ZoneMenu() {
  const words = useNearWords();
  const { zone, setZone } = useSession();
  return (
    <ChoiceMenu
      align="right"
      choices={useZoneChoices()}
      label={(choice) => choice}
      name={words.session.time}
      onChange={setZone}
      value={zone}
    />
  );
}

export function ThemeMenu() {
  const words = useNearWords();
  const [theme, setTheme] = useTheme();
  // Short, for the title of a session needs the room; which one is chosen is said in the name.
  return (
    <Menu
      align="right"
      label={words.session.theme}
      name={words.session.themeLabel(words.session.themes[theme])}
    >
      <ChoiceList
        choices={THEMES.map((value) => ({ value, label: words.session.themes[value] }))}
        name={words.session.theme}
        onChange={setTheme}
        value={theme}
      />
    </Menu>
  );
}

/** Each language by its own name, so that a reader finds it in whatever the page speaks. */
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export function LanguageMenu() {
  const words = useNearWords();
  const [language, choose] = useLanguageChoice();
  return (
    <ChoiceMenu
      align="right"
      choices={LANGUAGE_CHOICES}
      label={() => words.session.languages(LANGUAGE_CHOICES.map(({ label }) => label))}
      name={words.session.language}
      onChange={choose}
      value={language}
    />
  );
}

export function SettingsLists() {
  const words = useNearWords();
  const { zone, setZone } = useSession();
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useLanguageChoice();
  return (
    <>
      <ChoiceList choices={useZoneChoices()} name={words.session.time} onChange={setZone} value={zone} />
      <ChoiceList
        choices={LANGUAGE_CHOICES}
        name={words.session.language}
        onChange={setLanguage}
        value={language}
      />
      <ChoiceList
        choices={THEMES.map((value) => ({ value, label: words.session.themes[value] }))}
        name={words.session.theme}
        onChange={setTheme}
        value={theme}
      />
    </>
  );
}
