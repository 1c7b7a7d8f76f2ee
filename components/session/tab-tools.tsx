// Beside the tabs: what goes for all of them. Search, commands, keys; narrow, without their names.
"use client";

import { KeySigns } from "@/components/keys/key-signs.tsx";
import { showOverlay } from "@/components/keys/overlay.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { NARROW_HEADER, useMedia } from "@/components/ui/use-media.ts";
import { useWords } from "@/components/ui/use-words.ts";

export function TabTools({ onSearch }: { readonly onSearch: () => void }) {
  const { search, palette, keys } = useWords();
  const isNarrow = useMedia(NARROW_HEADER);
  return (
    <div className="tab-tools">
      <Button
        aria-keyshortcuts="/"
        aria-label={search.open}
        kind="bare"
        onClick={onSearch}
        title={search.open}
      >
        <Icon name="search" />
        {!isNarrow && (
          <>
            {search.name} <KeySigns id="search" />
          </>
        )}
      </Button>
      <Button
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={palette.open}
        kind="bare"
        onClick={() => showOverlay("palette")}
        title={palette.open}
      >
        <Icon name="command" />
        {!isNarrow && (
          <>
            {palette.open} <KeySigns id="palette" />
          </>
        )}
      </Button>
      {!isNarrow && (
        <Button
          aria-keyshortcuts="?"
          aria-label={keys.open}
          kind="bare"
          onClick={() => showOverlay("sheet")}
          title={keys.open}
        >
          <KeySigns id="sheet" />
        </Button>
      )}
    </div>
  );
}
