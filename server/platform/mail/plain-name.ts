/** Control characters, and characters that change the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/gu;
/** Dots in addresses, and characters that browsers treat as one. */
const DOT_WITHIN = /([.\u3002\uFF0E\uFF61])(?=\S)/gu;

/**
 * Makes a typed name safe for a mail: mail programs link `evil.com`, but not `evil. com`. Initials such as `A.R.` take
 * their usual form with a space after each dot.
 */
export function plainName(name: string): string {
  return name
    .replaceAll(UNSEEN, '')
    .replaceAll(/[/\\@<>]/g, ' ')
    .replaceAll(DOT_WITHIN, '$1 ')
    .trim();
}
