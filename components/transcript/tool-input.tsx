// What went into a call, member by member. The two sides of an edit are shown as one change.
"use client";

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { InputMember } from "@/lib/model/transcript-block.ts";
import { linesOfEdit } from "./diff-lines.ts";
import { DiffView } from "./diff-view.tsx";
import { PieceText, type TextLook } from "./piece-text.tsx";

const LIMITS = { chars: 1_200, lines: 10 };
/** Members that are listed; the rest stands in the file. */
const MOST = 40;

export function ToolInput({ members }: { readonly members: readonly InputMember[] }) {
  const words = useWords().transcript;
  const sides = editSides(members);
  const rest = sides === null ? members : members.filter((member) => !sides.includes(member));
  return (
    <>
      {rest.slice(0, MOST).map(({ key, form, piece }) => (
        <div className="tool-part" key={piece.at}>
          <p className="tool-part-name">
            <SafeText text={key ?? words.input} />
          </p>
          <div className="min-w-0">
            <PieceText limits={LIMITS} look={lookOf(form)} piece={piece} />
          </div>
        </div>
      ))}
      {sides !== null && (
        <div className="tool-part">
          <p className="tool-part-name">{words.change}</p>
          <div className="min-w-0">
            <DiffView lines={linesOfEdit(sides[0].piece.text, sides[1].piece.text)} />
          </div>
        </div>
      )}
    </>
  );
}

function lookOf(form: InputMember["form"]): TextLook {
  return form === "patch" ? "patch" : form === "code" ? "terminal" : "plain";
}

/** Both sides, where both are here whole: half a side would show changes that nobody made. */
function editSides(members: readonly InputMember[]): readonly [InputMember, InputMember] | null {
  const old = members.find(({ form }) => form === "old");
  const now = members.find(({ form }) => form === "new");
  const isWhole = (member: InputMember | undefined) => member?.piece.chars === member?.piece.text.length;
  return old !== undefined && now !== undefined && isWhole(old) && isWhole(now) ? [old, now] : null;
}
