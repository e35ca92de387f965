let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the first grapheme of the first and the last name; whole syllables in Gujarati and Devanagari ('જુગલ' gives
 * 'જુ').
 */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => firstCharacter(word ?? '').toLocaleUpperCase()).join('');
}

function firstCharacter(word: string) {
  // Skips the segmenter for ASCII names: `Intl.Segmenter` takes 20 ms to load on a phone.
  if (/^[\x21-\x7e]([\x21-\x7e]|$)/.test(word)) return word.charAt(0);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}
