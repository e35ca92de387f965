let segmenter: Intl.Segmenter | undefined;
/** Longer than any grapheme that a keyboard makes: what follows a cut decides whether it splits one. */
const LOOKAHEAD = 64;

/** The beginning of a text in at most `max` UTF-16 units, cut between graphemes: no emoji, conjunct or accent is split. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  segmenter ??= new Intl.Segmenter();
  let end = 0;
  for (const { index, segment } of segmenter.segment(text.slice(0, max + LOOKAHEAD))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Returns a password in one form (Unicode NFKC), however a keyboard composes accents, nuktas and wide letters. */
export function inOneForm(password: string): string {
  return password.normalize('NFKC');
}
