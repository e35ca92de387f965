/** Marks that a search ignores: nuktas, joiners, and accents of Latin letters. */
const IGNORED_MARKS = /\u093C|\u0ABC|\u200C|\u200D|[\u0300-\u0304\u0308\u030A\u030C\u0323\u0327]/g;
/** Signs that keyboards write differently. */
const APOSTROPHES = /[\u2018\u2019\u201A\u201B\u02B9\u02BB\u02BC\u2032\u00B4\u0060]/g;
const QUOTATION_MARKS = /[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g;
const DASHES = /[\u2010-\u2014\u2212]/g;
/** M without a vowel before M and at a word's end, which is also written as anusvara. */
const DEVANAGARI_M = /\u092E\u094D(?![\u0900-\u092D\u092F-\u0963\u0971-\u097F])/g;
const GUJARATI_M = /\u0AAE\u0ACD(?![\u0A80-\u0AAD\u0AAF-\u0AFF])/g;
/** Nasal letters without a vowel before a stop, which are also written as anusvara. */
const DEVANAGARI_NASALS =
  /[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u0918\u091A-\u091D\u091F-\u0922\u0924-\u0927\u092A-\u092D])/g;
const GUJARATI_NASALS =
  /[\u0A99\u0A9E\u0AA3\u0AA8\u0AAE]\u0ACD(?=[\u0A95-\u0A98\u0A9A-\u0A9D\u0A9F-\u0AA2\u0AA4-\u0AA7\u0AAA-\u0AAD])/g;

/** Texts of ASCII without a grave accent, which have nothing but capitals to fold. */
const PLAIN = /^[^\u0060\u0080-\uFFFF]*$/;

/**
 * Returns the text as searches compare it (docs/topics/languages.md): in lower case, decomposed, without ignored marks,
 * with plain quotation marks, and with anusvara for candrabindu and for a nasal letter before a stop or at a word's end.
 * `search_fold` in the database does the same; its lower case of U+0130 is 'i', without a mark.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return (
    text
      .replaceAll('\u0130', 'i')
      .toLowerCase()
      .replaceAll(APOSTROPHES, "'")
      .replaceAll(QUOTATION_MARKS, '"')
      .replaceAll(DASHES, '-')
      .normalize('NFKD')
      // Signs such as U+2122 decompose to capitals.
      .toLowerCase()
      .replaceAll(IGNORED_MARKS, '')
      .replaceAll('\u0901', '\u0902')
      .replaceAll('\u0A81', '\u0A82')
      .replaceAll(DEVANAGARI_M, '\u0902')
      .replaceAll(GUJARATI_M, '\u0A82')
      .replaceAll(DEVANAGARI_NASALS, '\u0902')
      .replaceAll(GUJARATI_NASALS, '\u0A82')
  );
}
