/** The pattern for `like` and `ilike` that finds `text` anywhere: its own `%`, `_` and `\` stand for themselves. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
