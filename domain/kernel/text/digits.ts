/** Returns the text with Gujarati, Devanagari and full-width digits as Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[૦-૯०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = [0x0966, 0x0ae6, 0xff10].findLast((each) => code >= each) ?? code;
    return String(code - zero);
  });
}

/** Returns the Latin digits of what was typed or pasted in any of the scripts, at most `maxLength` of them. */
export function onlyDigits(typed: string, maxLength: number): string {
  return toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, maxLength);
}
