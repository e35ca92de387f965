const PACKAGES = '@expo-google-fonts';

/** A font for the text of a document. */
export interface FontFile {
  /** Unique, because the PDF embeds the font under this name. */
  name: string;
  path: string;
  /** Matches the letters that the font is used for. The font is loaded once a text has one. */
  mayHave: RegExp;
}

export type FontFamily = 'heading' | 'text';
type Weight = '400Regular' | '600SemiBold';

export const EMOJI_FONT = 'signs';
/** Emoji, including the parts of flags and keycaps. */
const SIGNS = /[\p{Emoji}\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u;
const ALPHABETS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u;
/** Symbols of no script. Styled letters such as 𝓡 are left to normalisation, so that they can be searched. */
const SYMBOLS = /[[\p{Script=Common}\p{Script=Inherited}\p{Script=Braille}]--[\u{1d400}-\u{1d7ff}]]/v;

/** Scripts of India's languages with their own font, by the names of the npm package and of the font file. */
const scripts = [
  ['bengali', 'Bengali', /\p{Script_Extensions=Bengali}/u],
  ['gurmukhi', 'Gurmukhi', /\p{Script_Extensions=Gurmukhi}/u],
  ['tamil', 'Tamil', /\p{Script_Extensions=Tamil}/u],
  ['telugu', 'Telugu', /\p{Script_Extensions=Telugu}/u],
  ['kannada', 'Kannada', /\p{Script_Extensions=Kannada}/u],
  ['malayalam', 'Malayalam', /\p{Script_Extensions=Malayalam}/u],
  ['oriya', 'Oriya', /\p{Script_Extensions=Oriya}/u],
  ['meetei-mayek', 'MeeteiMayek', /\p{Script_Extensions=Meetei_Mayek}/u],
  ['ol-chiki', 'OlChiki', /\p{Script_Extensions=Ol_Chiki}/u],
] as const;

/**
 * Fonts of each family in lookup order: those of the main languages, then other scripts, alphabets with all their accents, and
 * symbols. Arimo has the letters of Noto Sans in a quarter of its size.
 */
export const fontFiles: Record<FontFamily, readonly FontFile[]> = {
  heading: [
    font('heading', 'rasa/Rasa_600SemiBold.ttf', /./su),
    font('headingDevanagari', 'anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf', devanagari()),
    ...others('heading', '600SemiBold'),
  ],
  text: [
    font('text', 'anek-gujarati/400Regular/AnekGujarati_400Regular.ttf', /./su),
    font('textDevanagari', 'anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf', devanagari()),
    ...others('text', '400Regular'),
  ],
};

function others(family: FontFamily, weight: Weight): FontFile[] {
  return [
    ...scripts.map(([part, name, mayHave]) =>
      font(`${family}${name}`, `noto-sans-${part}/${weight}/NotoSans${name}_${weight}.ttf`, mayHave),
    ),
    font(
      `${family}Arabic`,
      `noto-naskh-arabic/${weight}/NotoNaskhArabic_${weight}.ttf`,
      /\p{Script_Extensions=Arabic}/u,
    ),
    font(EMOJI_FONT, 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf', SIGNS),
    font(`${family}Alphabets`, `arimo/${weight}/Arimo_${weight}.ttf`, ALPHABETS),
    font('dingbats', 'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf', SYMBOLS),
    font(`${family}Symbols`, `noto-sans-symbols/${weight}/NotoSansSymbols_${weight}.ttf`, SYMBOLS),
    font('mathematics', 'noto-sans-math/400Regular/NotoSansMath_400Regular.ttf', SYMBOLS),
  ];
}

function devanagari(): RegExp {
  return /\p{Script_Extensions=Devanagari}/u;
}

function font(name: string, path: string, mayHave: RegExp): FontFile {
  return { name, path: `${PACKAGES}/${path}`, mayHave };
}
