/** A text as pieces, words and names in turn: the names are those of `names` that stand in it in braces. */
export function splitAtNames(text: string, names: readonly string[]): string[] {
  return text.split(new RegExp(`\\{(${names.join('|')})\\}`));
}
