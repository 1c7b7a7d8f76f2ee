// Whose word a thing is, as letters; in full for who listens and on the letter itself.

import { useWords } from "@/components/ui/use-words.ts";
import { AUTHORITY_LETTERS, type AuthorityKind } from "@/lib/model/warrant.ts";

export function Tags({ authority }: { readonly authority: readonly AuthorityKind[] }) {
  const { claim } = useWords();
  return authority.map((kind) => (
    <span className="tag" key={kind} title={claim.authority[kind]}>
      <span aria-hidden="true">{AUTHORITY_LETTERS[kind]}</span>
      <span className="sr">{claim.authority[kind]}</span>
    </span>
  ));
}
