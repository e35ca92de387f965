import { RUPEES } from '#domain/amount-text.ts';

const SCALE = String.raw`(?: ?(?:k|lakhs?|lacs?|crores?)(?!\p{L}))?`;
const DIGITS = String.raw`\d[\d.,]*${SCALE}`;
/** An amount with a currency mark. */
export const MONEY = String.raw`(?:${RUPEES} ?${DIGITS}(?: ?/-)?|${DIGITS} ?(?:/-|₹|${RUPEES}|rupaye|rupiya))`;
/** An amount with or without a currency mark. */
export const SUM = String.raw`(?:${MONEY}|${DIGITS})`;

/** Matches whole words of any script; `\b` does not support Gujarati or Devanagari. */
export function phrase(...patterns: readonly string[]): RegExp {
  const words = patterns.join('|').normalize('NFC');
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
}

/** Gujarati and Hindi, in their scripts and in Latin letters: 'was received', 'came'. */
export const GOT = String.raw`(?:mila|mile|mili|mil ga(?:ya|ye|yi)|milya|malya|malyo|malyu|મળ્યા|મળ્યો|મળ્યું|મળી|મળેલા|मिला|मिले|मिली|मिल गए|मिल गये|मिल गया|प्राप्त)`;
export const CAME = String.raw`(?:aaya|aaye|aayi|aavya|aavyo|avya|avyo|jama(?! (?:k|masjid))|આવ્યા|આવ્યો|આવી|જમા(?! કર)|आया|आए|आये|आई|आयी|जमा(?! (?:कि|करा|करव)))`;
export const FROM = String.raw`(?:se|thi|pase ?thi|paase ?thi|taraf ?(?:se|thi)|પાસેથી|તરફથી|से)`;
export const TO_ME = String.raw`(?:mujhe|mujhko|hame|hamein|mane|amne|મને|અમને|मुझे|मुझको|हमें)`;
export const GAVE = String.raw`(?:diye|diya|bheje|bheja|aapya|apya|mokalya|આપ્યા|મોકલ્યા|ચૂકવ્યા|दिए|दिये|दिया|भेजे|भेजा)`;
export const SALARY = String.raw`(?:salary|pagar|stipend|pension|bonus|પગાર|પેન્શન|બોનસ|पगार|वेतन|सैलरी|तनख्वाह|पेंशन|बोनस)`;
export const CASH = String.raw`(?:paisa|paise|payment|money|cash|પૈસા|પેમેન્ટ|पैसे|पैसा|पेमेंट|${SALARY})`;
/** Recurring costs that are announced before they are paid. */
export const BILL = String.raw`(?:(?:\p{L}+ )?bills?|rent|emi|payments?|amount|fees?|premium|instal?ments?|recharge|subscription|invoice|loan|maintenance|kiraya|bhadu|hapto|kist|ભાડું|બિલ|હપ્તો|ફી|किराया|बिल|किस्त|फीस|फ़ीस)`;
/** 'Is still due'. */
export const OPEN = String.raw`(?:ba+ki|bakaya|બાકી|પેન્ડિંગ|बाकी|बाक़ी|बकाया|पेंडिंग)`;
