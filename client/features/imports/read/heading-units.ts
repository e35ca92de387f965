/** Unit that a heading names for its amounts: 'Amount (USD)', 'Amount (₹ lakh)'. */
export interface HeadingUnit {
  /** Code or sign of a currency other than the rupee. */
  currency: string | null;
  /** Number of rupees; a hundredth for paise. */
  rupees: number;
}

const CURRENCY =
  /(?<![\p{L}\p{M}])(?:usd|eur|gbp|aed|sgd|cad|aud|nzd|jpy|chf|cny|thb|myr|idr|lkr|npr|bdt|sar|qar|omr|kwd|bhd|hkd|zar|sek|nok|dkk|pln|krw|vnd|dollars?|euros?|pounds?|dirhams?|dhs?|yen|baht|riyals?)(?![\p{L}\p{M}])|[$€£¥฿₩₽]/iu;
const RUPEES = /₹|₨|(?<![\p{L}\p{M}])(?:rs|inr|rupees?|રૂ|રૂપિયા|रु|रू|रुपये)(?![\p{L}\p{M}])/iu;
const named = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
/** Units in rupees, as a heading writes them. The credit side is 'Cr' too, so crores need a rupee beside it. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [named('paise|paisa|પૈસા|पैसे|पैसा'), 0.01],
  [named(String.raw`thousands?|k|હજાર|हज\u093c?ार`), 1000],
  [/(?<![\d,])['’]?000s?(?!\d)/u, 1000],
  [named('lakhs?|lacs?|લાખ|लाख'), 100_000],
  [named(String.raw`crores?|કરોડ|करोड\u093c?`), 10_000_000],
  [/(?:₹|₨|(?<!\p{L})(?:rs|inr|rupees)\.?)\s*(?:in\s*)?l(?!\p{L})/iu, 100_000],
  [/(?:₹|₨|(?<!\p{L})(?:rs|inr|rupees)\.?)\s*(?:in\s*)?crs?(?!\p{L})/iu, 10_000_000],
];

/** Returns the unit of the amounts below a heading, which are rupees unless it says otherwise. */
export function readHeadingUnit(heading: string): HeadingUnit {
  const text = heading.normalize('NFC').replaceAll('_', ' ');
  const currency = RUPEES.test(text) ? null : (CURRENCY.exec(text)?.[0] ?? null);
  return { currency, rupees: UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? 1 };
}
