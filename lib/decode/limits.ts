// Every bound that decode keeps, by name. Nothing here is tuned to a file: each number says what it protects.

/** A file is read and digested in pieces of this size; document ids depend on it. */
export const PIECE_BYTES = 8 * 1024 * 1024;
/** Records are handed to JSON.parse together until they reach this many bytes: few calls, and the text stays in cache. */
export const BATCH_BYTES = 64 * 1024;
/** A value on one line may be a line of a log or a whole export; up to here both stay possible. */
export const UNDECIDED_BYTES = 16 * 1024 * 1024;
/** How far past a lone one-line value a second line is looked for. */
export const NEXT_LINE_BYTES = 1024 * 1024;
/** Values that nest deeper are skipped with a problem: later stages may recurse. */
export const DEPTH_LIMIT = 2_000;
/** Longer values are skipped with a problem. Their text must fit one string (V8: 2^29 characters) with room to spare. */
export const VALUE_BYTES_LIMIT = 384 * 1024 * 1024;
/** A failed attempt to read text as JSON is taken up again one byte later when it went no further than this. */
export const RETRY_BYTES = 256;
/** After so many failed attempts, brackets within a line of text are no longer tried: only those that begin a line are. */
export const INLINE_ATTEMPTS = 20_000;
/** Documents in one file; the rest is skipped with a problem. */
export const DOCUMENT_LIMIT = 1_000;
/** Problems of one code listed for one document; the rest is counted. */
export const PROBLEMS_PER_CODE = 100;
/** Duplicate keys are looked for this many brackets deep, the record's own included. */
export const DUPLICATE_KEY_DEPTH = 3;

/** What an archive, or one of its members, may inflate to. */
export const INFLATED_BYTES_LIMIT = 2 * 1024 * 1024 * 1024;
/** What may be inflated for each compressed byte, once a member is larger than RATIO_FLOOR_BYTES. */
export const INFLATION_RATIO_LIMIT = 100;
export const RATIO_FLOOR_BYTES = 1024 * 1024;
export const ARCHIVE_MEMBER_LIMIT = 10_000;
/** A member of an archive is inflated into memory to show evidence from it, up to this size. */
export const MEMBER_IN_MEMORY_LIMIT = 512 * 1024 * 1024;
