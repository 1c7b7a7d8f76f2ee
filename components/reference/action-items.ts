// The permission actions as entries of the Reference: where each is found and by which texts.

import type { PermissionAction } from "@/lib/knowledge/hosts/permission-actions.ts";
import { part } from "./item-part.ts";
import type { ItemWords, ReferenceItem } from "./reference-items.ts";

export function actionAnchor({ host, action }: PermissionAction): string {
  return `action-${host}.${action ?? "unknown"}`;
}

export function actionItem(of: PermissionAction, { language, facts }: ItemWords): ReferenceItem {
  const { page } = facts[language];
  return {
    anchor: actionAnchor(of),
    name: of.action ?? page.actionUnknown,
    section: "actions",
    kind: "action",
    host: of.host,
    authority: of.authority,
    status: "holds",
    parts: [
      part("name", of.action ?? page.actionUnknown),
      part("sentence", page.kindAction),
      ...of.tools.map((id) => part("value", id)),
      ...of.resources.map((resource) => part("sentence", page.resources[resource])),
      ...of.save.map((save) => part("sentence", page.save[save])),
      ...of.see.map((id) => part("source", id)),
    ],
    of: { kind: "action", action: of },
  };
}
