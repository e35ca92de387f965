/**
 * Second spellings of a path: a whole address, two slashes, dot segments, backslashes, control characters, encoded separators, and
 * letters, digits, `-`, `.`, `_`, `~` that need no encoding (RFC 3986, section 6.2.2). Two parsers may read them in two ways.
 */
const SECOND_SPELLING =
  // oxlint-disable-next-line no-control-regex -- an address with a control character is what it looks for
  /^(?!\/)|\/\/|\\|[\u0000-\u0020\u007F]|%(?:[01][0-9a-f]|7f|2f|5c|2[de]|3[0-9]|[46][1-9a-f]|[57][0-9a]|5f|7e)|\/\.{1,2}(?=\/|$)/i;

/** Returns true for a path (without query) in the only spelling that we serve. A path of the API has no slash at its end. */
export function isCanonicalPath(path: string): boolean {
  return !SECOND_SPELLING.test(path) && !/^\/api\/(?:.*\/)?$/i.test(path);
}
