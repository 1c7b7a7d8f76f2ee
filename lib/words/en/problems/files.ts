// What is wrong with files and archives, in English.

import type { FileSentence } from "../../../model/sentences.ts";

export const fileSentences: Readonly<Record<FileSentence, string>> = {
  "byte-order-mark": "The file starts with a byte order mark. It was skipped.",
  "utf-16-little-endian": "The file is UTF-16, little-endian. Byte positions are those of the file.",
  "utf-16-big-endian": "The file is UTF-16, big-endian. Byte positions are those of the file.",
  "utf-32": "The file is UTF-32, which is not read.",
  "file-empty": "The file is empty.",
  "file-blank": "The file holds only white space ({size|byte|bytes}).",
  "file-without-json": "No JSON document was found. The file looks like {look}; it begins with {excerpt}.",
  "text-begins-like-json":
    "The text from byte {from} begins like JSON and is none: {byte} cannot stand at byte {at} ({spot}).",
  "text-before":
    "{count|byte of text stands|bytes of text stand} before the JSON, bytes {from} to {to}: {excerpt}. Skipped.",
  "text-after":
    "{count|byte of text stands|bytes of text stand} after the JSON, bytes {from} to {to}: {excerpt}. Skipped.",
  "several-documents": "The file holds {count|JSON document|JSON documents}, named {first} to {last}.",
  "too-many-documents":
    "The file holds more than {limit|JSON document|JSON documents}. Bytes {from} to {to} were not read.",
  "half-surrogate": "Half a surrogate pair stands at byte {at}: no character. It was read as U+FFFD.",
  "half-unit": "The file ends in half a UTF-16 unit, at byte {at}.",
  "file-ends-early": "The file could be read up to byte {at} of {size}: there are no more bytes.",
  "file-unreadable-from": "The file could be read up to byte {at} of {size}: {error}.",
  "reading-stopped": "Reading was stopped at byte {at} of {size}.",
  "archive-in-archive": "{name} is an archive inside an archive. It was not opened.",
  "archive-without-directory":
    "The archive's directory is missing: the file is cut. {members|member was|members were} found by their own headers.",
  "archive-with-many-members": "The archive has more than {limit|member|members}. The rest was not read.",
  "archive-without-sessions": "The archive holds no file that could be a session.",
  "archive-inflates-beyond": "The archive inflates to more than {limit|byte|bytes}. Reading stopped there.",
  "inflates-times":
    "It inflates to more than {times|time|times} its size ({out|byte|bytes} from {into}). Reading stopped there.",
  "inflated-data-ends-early":
    "The compressed data ends early, after {length|inflated byte|inflated bytes}. They were read.",
  "inflated-data-differs":
    "The checksum differs: the archive was damaged after it was packed. What is read may differ from what was packed.",
  "compressed-data-damaged":
    "The compressed data is damaged near byte {at}: {error}. What came before was read.",
  "member-twice-in-place": "The member “{member}” stands where another member stands. It was not read.",
  "member-outside": "The member “{member}” names a place outside the archive. It was not read.",
  "member-encrypted": "The member “{member}” is encrypted. It was not read.",
  "member-of-method": "The member “{member}” is packed with method {method}, which is not read here.",
  "member-misplaced": "The member “{member}” is not where the directory says. It was not read.",
  "member-beyond-limit":
    "The member “{member}” was not read: the archive has inflated to more than {limit|byte|bytes}.",
};
