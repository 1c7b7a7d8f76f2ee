// Which imports of one file break the table of layers.ts. Pure, so that the rules themselves can be tested on files that
// do not exist.

import {
  HOOK,
  HOOKS_ALSO,
  type Layer,
  LOOSE_FILES,
  layerOf,
  SHARED_BY_FORMATS,
  WORKER_DOORS,
} from "./layers.ts";
import type { Import, SourceFile } from "./source-files.ts";

export interface Breach {
  readonly file: string;
  readonly imports: string;
  readonly message: string;
}

export function breachesOf({ path, imports }: Pick<SourceFile, "path" | "imports">): readonly Breach[] {
  const own = layerOf(path);
  if (own === undefined)
    return [breach(path, "anything", "it stands in no layer: name its folder in layers.ts")];
  return imports.flatMap((one) => {
    const what = one.isOwn ? refusedFile(path, own, one) : refusedPackage(path, own, one);
    return what === null ? [] : [breach(path, ...what)];
  });
}

function breach(file: string, imports: string, instead: string): Breach {
  return { file, imports, message: `${file} may not import ${imports}: ${instead}` };
}

type Refusal = readonly [what: string, instead: string];

function refusedFile(path: string, own: Layer, { target }: Import): Refusal | null {
  const loose = LOOSE_FILES[target];
  if (loose !== undefined) return loose.includes(own.folder) ? null : [target, own.instead];
  const other = layerOf(target);
  if (other === undefined) return [target, "it stands in no layer"];
  if (other === own) return own.folder === "lib/formats" ? refusedSibling(path, target) : null;
  if (!allowed(path, own).imports.includes(other.folder)) return [other.folder, own.instead];
  if (other.folder === "lib/worker" && !WORKER_DOORS.includes(target)) {
    return [target, "of the worker, only its client and protocol are for others"];
  }
  return null;
}

function refusedPackage(path: string, own: Layer, { target }: Import): Refusal | null {
  return allowed(path, own).packages.includes(target) ? null : [`the package ${target}`, own.instead];
}

function allowed(path: string, own: Layer): Pick<Layer, "imports" | "packages"> {
  if (!HOOK.test(path)) return own;
  return {
    imports: [...own.imports, ...HOOKS_ALSO.imports],
    packages: [...own.packages, ...HOOKS_ALSO.packages],
  };
}

/** Folders of `lib/formats` do not know one another. Files directly in it belong to all. */
function refusedSibling(path: string, target: string): Refusal | null {
  const [from, to] = [formatFolder(path), formatFolder(target)];
  if (from === null || to === null || from === to || SHARED_BY_FORMATS.includes(to)) return null;
  return [to, "formats do not know one another: share it through host-text, rows-2 or lib/formats itself"];
}

function formatFolder(path: string): string | null {
  return /^lib\/formats\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;
}
