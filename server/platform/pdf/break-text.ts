const letters = new Intl.Segmenter('gu', { granularity: 'grapheme' });

/** Breaks a text into lines of at most `width`: at its own line ends, else at spaces, and within a word only where the word alone is too long. */
export function breakText(text: string, width: number, measure: (line: string) => number): string[] {
  const sizes = new Map<string, number>();
  /** Words come again. */
  const measureOnce = (word: string) => {
    const known = sizes.get(word);
    if (known !== undefined) return known;
    const size = measure(word);
    sizes.set(word, size);
    return size;
  };
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .flatMap((paragraph) => breakParagraph(paragraph, width, measureOnce));
}

function breakParagraph(paragraph: string, width: number, measure: (line: string) => number): string[] {
  const space = measure(' ');
  const lines: string[] = [];
  let line: string[] = [];
  let used = 0;
  const end = () => {
    lines.push(line.join(' '));
    line = [];
    used = 0;
  };
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    for (const part of measure(word) > width ? breakWord(word, width, measure) : [word]) {
      const size = measure(part);
      if (line.length > 0 && used + space + size > width) end();
      used += (line.length > 0 ? space : 0) + size;
      line.push(part);
    }
  }
  end();
  return lines;
}

function breakWord(word: string, width: number, measure: (line: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of letters.segment(word)) {
    if (part && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return part ? [...parts, part] : parts;
}
