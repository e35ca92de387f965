let segmenter: Intl.Segmenter | undefined;
/** Longer than any grapheme that a keyboard makes: what follows a cut decides whether it splits one. */
const LOOKAHEAD = 64;

/** Returns the length of a text as limits count it: in characters (code points). */
export function lengthOf(text: string): number {
  // oxlint-disable-next-line typescript/no-misused-spread -- code points are what is counted
  return [...text].length;
}

/** The beginning of a text in at most `max` characters, cut between graphemes: no emoji, conjunct or accent is split. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter();
  let [end, length] = [0, 0];
  // A character has at most two UTF-16 units.
  for (const { index, segment } of segmenter.segment(text.slice(0, max * 2 + LOOKAHEAD))) {
    length += lengthOf(segment);
    if (length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Returns a password in one form (Unicode NFKC), however a keyboard composes accents, nuktas and wide letters. */
export function inOneForm(password: string): string {
  return password.normalize('NFKC');
}
