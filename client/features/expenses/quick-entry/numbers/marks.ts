import { RUPEES } from '#domain/kernel/text/amount-text.ts';

/** Matches the end of a word in any script; `\b` does not support Gujarati or Devanagari. */
export const WORD_END = String.raw`(?![\p{L}\p{M}\d])`;
/** Matches the beginning of a word in any script. */
export const WORD_START = String.raw`(?<![\p{L}\p{M}\d])`;

/** Endings that Gujarati writes as part of a word: 'રૂપિયાની', '₹500ની'. */
export const GUJARATI_ENDING = String.raw`(?:નાં|નું|ની|નો|ના|માં|માંથી|ને|થી)`;

/** Source of a pattern of a rupee sign or word, before or after a number. */
export const SIGN = String.raw`(?:₹|(?<![\p{L}\p{M}])${RUPEES}${GUJARATI_ENDING}?(?![\p{L}\p{M}]))`;
/** A sign that follows a word without a blank: `chaiRs.40`. In this pattern letters have their case: `chairs 40`. */
export const GLUED_SIGN = String.raw`(?<=\p{Ll})(?:Rs\.?|INR\b|rs\.(?=\d|$))`;
/** Signs that are only written behind a number: `40/-`. */
export const SIGN_BEHIND = String.raw`(?:/-|/=)`;

/** Words that multiply the number before them, with the power of ten. */
export const SCALES: readonly (readonly [string, number])[] = [
  ['hundreds?|sau|સો|सौ', 2],
  ['k|thousand|haj+a+r|haza+r|હજાર|हज़ार|हजार', 3],
  ['la+khs?|lachs?|la+cs?|લાખ|लाख', 5],
  ['crores?|cr|karo[dr]|કરોડ|करोड़|करोड', 7],
];
export const SCALE = SCALES.map(([words]) => words).join('|');

/** Units of weight, volume, length, time and data. A number before one is never money. */
export const UNITS = String.raw`kgs?|kilos?|kilograms?|gms?|g|grams?|mgs?|quintals?|tonn?e?s?|ml|ltrs?|lt|lit(?:re|er|tre)?s?|gallons?|kms?|km|kilomet(?:re|er)s?|met(?:re|er)s?|mtrs?|m|cm|mm|ft|inch(?:es)?|sq ?(?:ft|feet|m|yd|yards?)|sqft|yards?|acres?|gb|mb|tb|mbps|kbps|ghz|mp|mah|kwh|kw|watts|w|volts|units|cc|kmph|days|hours|hrs?|mins?|minutes|secs?|seconds|weeks|months|years|yrs?|pounds?|lbs?|oz|degrees?|કિલો|કિગ્રા|કિ\.?ગ્રા|ગ્રામ|લિટર|લીટર|મિલી|મીટર|કિમી|કિલોમીટર|દિવસ|કલાક|મિનિટ|મહિના|યુનિટ|किलो|किग्रा|ग्राम|लीटर|लिटर|मिली|मीटर|किमी|किलोमीटर|दिन|घंटे|घंटा|मिनट|महीने|यूनिट`;
/** Words of things that are counted. A number before one is money only if the member says so. */
export const COUNTED = String.raw`dozens?|plates?|cups?|glass(?:es)?|bowls?|pcs?|pieces?|pkts?|packets?|packs?|pax|people|persons?|tickets?|nights?|bottles?|boxe?s?|cans?|bags?|rolls?|sets?|pairs?|items?|times|trips?|rides?|seats?|adults?|kids|nos|books|friends|guests|slices?|scoops?|tablets?|strips?|bunch(?:es)?|sheets?|copies|coupons?|stops?|floors?|rounds?|halves|day|week|month|year|hour|minute|unit|feet|foot|પ્લેટ|ડઝન|કપ|નંગ|પૅકેટ|પેકેટ|ટિકિટ|જણ|માણસ|બોટલ|વખત|પીસ|જોડી|થેલી|प्लेट|दर्जन|कप|पैकेट|टिकट|लोग|बोतल|बार|पीस|नग|जोड़ी|थैली`;

/** Currencies other than the rupee. A number beside one is no amount in rupees. */
export const FOREIGN = String.raw`(?:us ?\$|s\$|[$€£¥฿]|(?<![\p{L}])(?:usd|eur|gbp|aed|sgd|thb|jpy|cad|aud|chf|cny|sar|qar|omr|kwd|bhd|myr|idr|lkr|npr|nzd|hkd|zar|vnd|dollars?|euros?|dirhams?|baht|yen|riyals?|ડૉલર|ડોલર|યુરો|डॉलर|यूरो)(?![\p{L}\p{M}]))`;
