/** Adds the typed text, split at commas and trimmed, without empty tags and duplicates (ignoring case). */
export function addTags(tags: readonly string[], typed: string): string[] {
  const result = [...tags];
  for (const word of typed.split(',')) {
    const tag = word.trim();
    const isKnown = result.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag && !isKnown) result.push(tag);
  }
  return result;
}
