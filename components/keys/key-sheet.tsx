// All keys, by where they hold, and the switch for those of one character.
"use client";

import "./keys.css";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { switchCharacterKeys, useCharacterKeys } from "./character-keys.ts";
import { KeySigns } from "./key-signs.tsx";
import { KEY_PLACES, type KeyPlace, keysAt } from "./key-table.ts";
import { closeOverlay } from "./overlay.ts";

export function KeySheet() {
  const { keys: words, common } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const areOn = useCharacterKeys();
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => closeOverlay("sheet");
  return (
    <dialog aria-labelledby={id} className="overlay key-sheet" onClose={close} ref={dialog}>
      <div className="flex items-center gap-3 border-hairline border-b pb-3">
        <h2 className="flex-1 font-semibold" id={id}>
          {words.title}
        </h2>
        <Button aria-label={common.close} kind="bare" onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section aria-label={words.title} className="key-groups" tabIndex={0}>
        {KEY_PLACES.map((place) => (
          <KeyGroup key={place} place={place} />
        ))}
      </section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-hairline border-t pt-3">
        <Switch describedBy={`${id}-hint`} isOn={areOn} onChange={switchCharacterKeys}>
          {words.characters}
        </Switch>
        <p className="text-ink-2 text-small" id={`${id}-hint`}>
          {words.charactersHint}
        </p>
      </div>
    </dialog>
  );
}

function KeyGroup({ place }: { readonly place: KeyPlace }) {
  const { keys: words } = useWords();
  const id = useId();
  return (
    <section aria-labelledby={id} className="key-group">
      <h3 className="pb-1 font-semibold text-small" id={id}>
        {words.place[place]}
      </h3>
      <dl>
        {keysAt(place).map((key) => (
          <div className="key-line" key={key}>
            <dt>{words.does[key]}</dt>
            <dd>
              <KeySigns id={key} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
