// How hosts word what belongs to a child: the title of its session and the opening of its first prompt. Data and the plain
// reading of it; what follows from either is for analysis to claim.

/** How 2.x opens a child's first prompt. */
export const CHILD_PROMPT_OPENING = "You are a subagent spawned by another session.";

/** 1.x titles a child `<description> (@<agent> subagent)`, 2.x with the description alone. */
export function descriptionInTitle(title: string): string {
  return title.replace(/ \(@\S+ subagent\)$/, "");
}
