/** Returns a pattern for `like` and `ilike` that finds `text` anywhere. Escapes the text's own `%`, `_` and `\`. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
