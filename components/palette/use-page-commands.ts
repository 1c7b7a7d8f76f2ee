// Commands that hold on every page: theme, language, keys, the library and its bundles, import. Made while the palette is open.
"use client";

import { useRouter } from "next/navigation";
import { useMemo, useRef } from "react";
import { useImport } from "@/components/import/use-import.ts";
import { switchCharacterKeys, useCharacterKeys } from "@/components/keys/character-keys.ts";
import { showOverlay } from "@/components/keys/overlay.ts";
import { bundleHref, titleOf } from "@/components/library/bundle-link.tsx";
import { useLibrary } from "@/components/library/use-library.ts";
import { useLanguageChoice } from "@/components/session/use-language-choice.ts";
import { THEMES, useTheme } from "@/components/session/use-theme.ts";
import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/words/language-names.ts";
import type { Command } from "./commands.ts";
import { useSaying } from "./use-saying.ts";

export function usePageCommands(): readonly Command[] {
  const say = useSaying();
  const router = useRouter();
  const { content } = useLibrary();
  const [theme, setTheme] = useTheme();
  const [language, setLanguage] = useLanguageChoice();
  const areOn = useCharacterKeys();
  const { list } = useImport();
  const isAnything = content.files.length > 0;
  // What acts is asked when it is needed: the commands stay the same list while only it changes.
  const act = useRef({ list, setLanguage, router });
  act.current = { list, setLanguage, router };
  return useMemo<readonly Command[]>(
    () => [
      {
        ...PLAIN,
        id: "import",
        group: "action",
        ...say(({ palette }) => palette.importFiles),
        run: () => {
          act.current.router.push("/");
          chooseFiles((files) => act.current.list(files));
        },
      },
      ...(isAnything
        ? [
            {
              ...PLAIN,
              id: "export",
              group: "action",
              ...say(({ palette }) => palette.exportLibrary),
              run: () => showOverlay("export"),
            } satisfies Command,
          ]
        : []),
      {
        ...PLAIN,
        id: "library",
        group: "view",
        ...say(({ palette }) => palette.library),
        run: () => act.current.router.push("/"),
      },
      {
        ...PLAIN,
        id: "reference",
        group: "view",
        ...say(({ palette }) => palette.reference),
        run: () => act.current.router.push("/reference/"),
      },
      {
        ...PLAIN,
        id: "keys",
        group: "action",
        ...say(({ palette }) => palette.keys),
        keyId: "sheet",
        run: () => showOverlay("sheet"),
      },
      {
        ...PLAIN,
        id: "characters",
        group: "switch",
        ...say(({ palette }) => palette.characters),
        isOn: areOn,
        run: () => switchCharacterKeys(!areOn),
      },
      ...LANGUAGES.map((value): Command => {
        const name = LANGUAGE_NAMES[value];
        return {
          ...PLAIN,
          id: `language-${value}`,
          group: "switch",
          ...say(({ palette }) => palette.language(name)),
          isOn: value === language,
          run: () => act.current.setLanguage(value),
        };
      }),
      ...THEMES.map(
        (value): Command => ({
          ...PLAIN,
          id: `theme-${value}`,
          group: "switch",
          ...say(({ palette, session }) => palette.theme(session.themes[value])),
          isOn: value === theme,
          run: () => setTheme(value),
        }),
      ),
      ...content.bundles.map(
        ({ id, summary }): Command => ({
          ...PLAIN,
          id: `bundle-${id}`,
          group: "bundle",
          ...say((words) => words.palette.bundle(titleOf(summary, id, words))),
          run: () => act.current.router.push(bundleHref(id)),
        }),
      ),
    ],
    [say, content.bundles, isAnything, theme, setTheme, language, areOn],
  );
}

const PLAIN: Pick<Command, "keyId" | "isOn"> = { keyId: null, isOn: null };

/** The browser's own chooser; nothing happens when it is closed without a choice. */
function chooseFiles(onChosen: (files: FileList | null) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.addEventListener("change", () => onChosen(input.files));
  input.click();
}
