import type { FontFamily } from './font-files.ts';
import { IS_SIGN, type LoadedFont, loadedFonts, loadFontsFor } from './fonts.ts';

/** A part of a text in one font and direction. */
export interface Run {
  font: LoadedFont;
  text: string;
  /** Embedding level of the Unicode bidirectional algorithm: odd for right to left. */
  level: number;
}

/** A text as the document draws it, with the letters that it omits or draws without their accents. */
export interface FittedText {
  text: string;
  missing: string[];
}

const graphemes = new Intl.Segmenter('gu', { granularity: 'grapheme' });
/** Joiners and similar characters, which no font needs to have. */
const IS_IGNORED = /\p{Default_Ignorable_Code_Point}/u;
const IS_INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;
/** Invisible characters that neither belong to a letter nor change the direction of a text. */
const USELESS = /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\p{Grapheme_Extend}\p{Bidi_Control}\u200d\s]]/gv;
/** Matches a space, or a letter with its marks. A grapheme of two scripts has several such parts. */
const LETTER_PARTS =
  /\s|[^\s\p{M}\p{Default_Ignorable_Code_Point}][\p{M}\p{Default_Ignorable_Code_Point}]*|[\p{M}\p{Default_Ignorable_Code_Point}]+/gu;
/** Marks without a script. */
const ACCENTS = /[\p{M}&&[\p{Script=Inherited}\p{Script=Common}]]/gv;
/** Maximum code points reported of a missing letter, because a letter may carry thousands of accents. */
const TOLD_MAX = 8;

/**
 * Fits a text to the fonts of a family: an unavailable letter is written in another Unicode form, or without its
 * accents, or is omitted. A paragraph of only omitted letters is omitted with its line end.
 */
export async function fitText(family: FontFamily, text: string): Promise<FittedText> {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(USELESS, '');
  await loadFontsFor(family, lines);
  const fonts = loadedFonts(family);
  if (!hasLook(lines)) return { text: '', missing: [] };
  if (fonts.some((font) => hasLetters(font, lines.replaceAll('\n', ' ')))) return { text: lines, missing: [] };
  const letters = new Map<string, FittedLetter>();
  const paragraphs = lines.split('\n').flatMap((paragraph) => {
    const fitted = fitParagraph(fonts, paragraph, letters);
    return paragraph.trim() && !hasLook(fitted) ? [] : [fitted];
  });
  const missing = [...letters.entries()].filter(([, { isWhole }]) => !isWhole).map(([letter]) => letter);
  const fitted = paragraphs.join('\n');
  return {
    text: hasLook(fitted) ? fitted : '',
    missing: missing.map((letter) => Array.from(letter).slice(0, TOLD_MAX).join('')),
  };
}

interface FittedLetter {
  drawn: string;
  isWhole: boolean;
}

function fitParagraph(fonts: readonly LoadedFont[], paragraph: string, letters: Map<string, FittedLetter>): string {
  let fitted = '';
  for (const { segment } of graphemes.segment(paragraph)) {
    const letter = letters.get(segment) ?? fitLetter(fonts, segment);
    letters.set(segment, letter);
    fitted += letter.drawn;
  }
  return fitted;
}

/**
 * Fits a letter in the first available of its equivalent Unicode forms: unchanged, composed, decomposed, plain (𝓡 as
 * R).
 */
function fitLetter(fonts: readonly LoadedFont[], letter: string): FittedLetter {
  if (/^\s+$/u.test(letter)) return { drawn: ' ', isWhole: true };
  const forms = new Set([letter, letter.normalize('NFC'), letter.normalize('NFD'), letter.normalize('NFKC')]);
  for (const drawn of forms) if (findRuns(fonts, drawn)) return { drawn, isWhole: true };
  const plain = letter.normalize('NFKD').replaceAll(ACCENTS, '').normalize('NFC');
  const drawn = !forms.has(plain) && findRuns(fonts, plain) ? plain : '';
  return { drawn, isWhole: false };
}

function hasLook(text: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
}

/**
 * Splits a fitted text by font and, if given, by bidirectional level. Throws an error for a letter that no loaded font
 * has.
 */
export function splitByFont(family: FontFamily, text: string, levels?: Uint8Array): Run[] {
  const fonts = loadedFonts(family);
  const [first] = fonts;
  if (first && !levels && !IS_SIGN.test(text) && hasLetters(first, text))
    return text ? [{ font: first, text, level: 0 }] : [];
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    if (IS_INVISIBLE.test(segment)) continue;
    const found = findRuns(fonts, segment);
    if (!found) throw new Error(`The text was not fitted: no font has ${JSON.stringify(segment)}`);
    const level = levels?.[index] ?? 0;
    for (const part of found) {
      const last = runs.at(-1);
      if (last?.font === part.font && last.level === level) last.text += part.text;
      else runs.push({ ...part, level });
    }
  }
  return runs;
}

/** Finds the fonts for a short text, grapheme by grapheme. Returns `undefined` if a letter has none. */
function findRuns(fonts: readonly LoadedFont[], text: string): Omit<Run, 'level'>[] | undefined {
  const ofAll = fontOf(fonts, text);
  if (ofAll) return [{ font: ofAll, text }];
  // A single code point has no parts.
  if (text.length <= 2 && Array.from(text).length === 1) return undefined;
  const runs: Omit<Run, 'level'>[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const whole = fontOf(fonts, segment);
    const parts = whole ? [segment] : (segment.match(LETTER_PARTS) ?? []);
    for (const part of parts) {
      const font = whole ?? fontOf(fonts, part);
      if (!font) return undefined;
      runs.push({ font, text: part });
    }
  }
  return runs;
}

function fontOf(fonts: readonly LoadedFont[], letter: string): LoadedFont | undefined {
  const emoji = IS_SIGN.test(letter) ? fonts.find((font) => font.isForEmoji) : undefined;
  return emoji && hasLetters(emoji, letter) ? emoji : fonts.find((font) => hasLetters(font, letter));
}

function hasLetters(font: LoadedFont, text: string): boolean {
  for (const letter of text) if (!font.hasLetter(letter.codePointAt(0) ?? 0) && !IS_IGNORED.test(letter)) return false;
  return true;
}
