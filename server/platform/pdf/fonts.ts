import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** The faces, in the order in which a letter is looked for: Latin and Gujarati first, then Devanagari, then signs such as 🎉. */
const files = {
  heading: '@expo-google-fonts/rasa/Rasa_600SemiBold.ttf',
  text: '@expo-google-fonts/anek-gujarati/400Regular/AnekGujarati_400Regular.ttf',
  headingDevanagari: '@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf',
  textDevanagari: '@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf',
  signs: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
} as const;
export type FontName = keyof typeof files;
export const FONT_NAMES = ['heading', 'text', 'headingDevanagari', 'textDevanagari', 'signs'] as const;

const fallbacks = {
  heading: ['heading', 'headingDevanagari', 'signs'],
  text: ['text', 'textDevanagari', 'signs'],
} as const satisfies Record<string, readonly FontName[]>;
export type FontFamily = keyof typeof fallbacks;

/** A glyph of a shaped text; lengths in the font's units. */
export interface PlacedGlyph {
  id: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface LoadedFont {
  bytes: Uint8Array;
  unitsPerEm: number;
  hasLetter(codePoint: number): boolean;
  /** What stands for the text, in the order of the eye: conjuncts formed, vowel signs in their places. */
  shape(text: string): PlacedGlyph[];
}

export type Fonts = Readonly<Record<FontName, LoadedFont>>;

export async function loadFonts(): Promise<Fonts> {
  const load = async (name: FontName) =>
    toFont(await readFile(fileURLToPath(import.meta.resolve(files[name]))));
  const [heading, text, headingDevanagari, textDevanagari, signs] = await Promise.all([
    load('heading'),
    load('text'),
    load('headingDevanagari'),
    load('textDevanagari'),
    load('signs'),
  ]);
  return { heading, text, headingDevanagari, textDevanagari, signs };
}

function toFont(bytes: Uint8Array): LoadedFont {
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  const letters = new Set(face.collectUnicodes());
  return {
    bytes,
    unitsPerEm: face.upem,
    hasLetter: (codePoint) => letters.has(codePoint),
    shape(words) {
      const buffer = new Buffer();
      buffer.addText(words);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: id }, place) => {
        const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
        return { id, xAdvance, yAdvance, xOffset, yOffset };
      });
    },
  };
}

/** A part of a text that is set in one font. */
export interface Run {
  font: FontName;
  text: string;
}

const letters = new Intl.Segmenter('gu', { granularity: 'grapheme' });
const IS_SIGN = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Joiners and the like, which no font needs to have. */
const IS_IGNORED = /\p{Default_Ignorable_Code_Point}/u;

/** Splits a text by the fonts that have its letters; a letter that none has is left out, which is better than an empty box. */
export function splitByFont(fonts: Fonts, family: FontFamily, text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of letters.segment(text)) {
    const font = fontOf(fonts, family, segment);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

function fontOf(fonts: Fonts, family: FontFamily, segment: string): FontName | undefined {
  const needed = Array.from(segment).filter((letter) => !IS_IGNORED.test(letter));
  const order = fallbacks[family];
  const candidates: readonly FontName[] = IS_SIGN.test(segment) ? order.toReversed() : order;
  return candidates.find((name) =>
    needed.every((letter) => fonts[name].hasLetter(letter.codePointAt(0) ?? 0)),
  );
}
