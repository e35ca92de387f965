/** Splits a text at the `names` that appear in it in braces, into words and names in turn. */
export function splitAtNames(text: string, names: readonly string[]): string[] {
  return text.split(new RegExp(`\\{(${names.join('|')})\\}`));
}
