/** Control characters, and those that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;
/** The dots of addresses, also those that browsers take for one. */
const DOT_WITHIN = /([.\u3002\uFF0E\uFF61])(?=\S)/gu;

/**
 * A name that somebody typed, as it stands in a mail: mail programs make a link of `evil.com`, but not of `evil. com`, and initials look
 * as they should (`A. R. Rahman`).
 */
export function plainName(name: string): string {
  return name
    .replaceAll(UNSEEN, '')
    .replaceAll(/[/\\@<>]/g, ' ')
    .replaceAll(DOT_WITHIN, '$1 ')
    .trim();
}
