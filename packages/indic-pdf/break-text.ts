const graphemes = new Intl.Segmenter('gu', { granularity: 'grapheme' });
/** Maximum letters of a line, regardless of their width. */
const LINE_MAX_LETTERS = 200;
/** A letter with more marks is broken between them. */
const LETTER_MAX_LENGTH = 32;

/**
 * Yields the lines of a text, each at most `width` wide, broken at line ends, at spaces, and within a word only if it
 * does not fit a line. Each word and letter is measured once, so the time is linear in the length of the text.
 */
export function* breakText(
  text: string,
  width: number,
  measure: (line: string) => number,
): Generator<string, undefined> {
  const sizes = new Map<string, number>();
  const measureOnce = (part: string) => {
    const known = sizes.get(part);
    if (known !== undefined) return known;
    const size = measure(part);
    sizes.set(part, size);
    return size;
  };
  for (const paragraph of text.replaceAll(/\r\n?/g, '\n').split('\n'))
    yield* breakParagraph(paragraph, width, measureOnce);
}

function* breakParagraph(paragraph: string, width: number, measure: (part: string) => number) {
  const space = measure(' ');
  let line: string[] = [];
  let used = 0;
  let letters = 0;
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    for (const { part, size } of breakWord(word, width, measure)) {
      if (line.length > 0 && (used + space + size > width || letters + part.length > LINE_MAX_LETTERS)) {
        yield line.join(' ');
        line = [];
        used = 0;
        letters = 0;
      }
      used += (line.length > 0 ? space : 0) + size;
      letters += part.length;
      line.push(part);
    }
  }
  yield line.join(' ');
}

/**
 * Yields a word whole if it fits into a line, otherwise in parts that fit. The width of a part is the sum of its
 * letters' widths.
 */
function* breakWord(word: string, width: number, measure: (part: string) => number) {
  const isShort = word.length <= LINE_MAX_LETTERS;
  if (isShort && measure(word) <= width) {
    yield { part: word, size: measure(word) };
    return;
  }
  let part = '';
  let used = 0;
  for (const letter of splitLetters(word)) {
    const size = measure(letter);
    if (part && (used + size > width || part.length + letter.length > LINE_MAX_LETTERS)) {
      yield { part, size: used };
      part = '';
      used = 0;
    }
    part += letter;
    used += size;
  }
  yield { part, size: used };
}

function* splitLetters(word: string) {
  for (const { segment } of graphemes.segment(word)) {
    if (segment.length <= LETTER_MAX_LENGTH) yield segment;
    else yield* segment.match(/.{1,16}/gsu) ?? [];
  }
}
