import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { EMOJI_FONT, type FontFamily, type FontFile, fontFiles } from './font-files.ts';

/** A glyph of a shaped text, with lengths in the font's units. */
export interface PlacedGlyph {
  id: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface LoadedFont {
  name: string;
  isForEmoji: boolean;
  bytes: Uint8Array;
  unitsPerEm: number;
  hasLetter(codePoint: number): boolean;
  /** Returns glyphs from left to right, with conjuncts formed and vowel signs in their places. */
  shape(text: string, isRightToLeft?: boolean): PlacedGlyph[];
}

/** Emoji, which the emoji font draws even if an earlier font has them. */
export const IS_SIGN = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
/** Spaces, joiners and control characters, for which no font is loaded. */
const HAS_NO_LOOK = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Fonts that texts have needed so far. Each is read once per process. */
const loading = new Map<string, Promise<LoadedFont>>();
const loaded = new Map<string, LoadedFont>();

/**
 * Loads the fonts of a family that a text may need, one per turn of the event loop. Letters of loaded fonts load none.
 */
export async function loadFontsFor(family: FontFamily, text: string): Promise<void> {
  const lacking = await cover(family, text);
  if (lacking.length === 0) return;
  const otherForms = lacking.map((letter) => letter.normalize('NFD') + letter.normalize('NFKC'));
  await cover(family, otherForms.join(''));
}

/** Returns the loaded fonts of a family in lookup order. */
export function loadedFonts(family: FontFamily): LoadedFont[] {
  return fontFiles[family].flatMap(({ name }) => loaded.get(name) ?? []);
}

/** Loads each font that may have letters which the earlier ones lack. Returns the letters that no font has. */
async function cover(family: FontFamily, text: string): Promise<string[]> {
  let lacking = [...new Set(text)].filter((letter) => !HAS_NO_LOOK.test(letter));
  const hasSigns = IS_SIGN.test(text);
  for (const file of fontFiles[family]) {
    const isNeeded = lacking.some((letter) => file.mayHave.test(letter));
    if (!isNeeded && !(hasSigns && file.name === EMOJI_FONT)) continue;
    const font = await load(file);
    lacking = lacking.filter((letter) => !font.hasLetter(letter.codePointAt(0) ?? 0));
  }
  return lacking;
}

async function load(file: FontFile): Promise<LoadedFont> {
  const known = loaded.get(file.name);
  if (known) return known;
  const reading = loading.get(file.name) ?? read(file);
  loading.set(file.name, reading);
  try {
    return await reading;
  } finally {
    loading.delete(file.name);
  }
}

async function read({ name, path, mayHave }: FontFile): Promise<LoadedFont> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(path)));
  await nextTurn();
  const font = toFont(name, bytes, mayHave);
  loaded.set(name, font);
  return font;
}

function toFont(name: string, bytes: Uint8Array, mayHave: RegExp): LoadedFont {
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
  const font = new Font(face);
  const known = [...face.collectUnicodes()];
  const letters = new Set(known.filter((letter) => mayHave.test(String.fromCodePoint(letter))));
  return {
    name,
    isForEmoji: name === EMOJI_FONT,
    bytes,
    unitsPerEm: face.upem,
    hasLetter: (codePoint) => letters.has(codePoint),
    shape(words, isRightToLeft = false) {
      const buffer = new Buffer();
      buffer.addText(words);
      buffer.guessSegmentProperties();
      buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: id }, place) => {
        const { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
        return { id, xAdvance, yAdvance, xOffset, yOffset };
      });
    },
  };
}
