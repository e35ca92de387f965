import { EXPENSE_TEXTS, type ExpenseText } from './facts.ts';

/**
 * Column headings of `GET /api/expenses/export.csv` by language. An import recognises all of them, regardless of the
 * reader's language.
 */
export const EXPORT_HEADINGS = [
  ['Date', 'Title', 'Category', 'Amount (INR)', 'Description', 'Added by', 'Paid by', 'Shares'],
  ['તારીખ', 'ટાઇટલ', 'કૅટેગરી', 'રકમ (INR)', 'વિગત', 'ઉમેરનાર', 'કોણે આપ્યા', 'ભાગ'],
  ['तारीख', 'टाइटल', 'कैटेगरी', 'रकम (INR)', 'डिटेल', 'किसने लिखा', 'किसने दिए', 'हिस्से'],
] as const;

/** The words of the headings in one language, in their order but for the further texts. */
interface HeadingWords {
  readonly exportColumns: Readonly<
    Record<'date' | 'title' | 'category' | 'amount' | 'addedBy' | 'paidBy' | 'shares', string>
  >;
  readonly texts: Readonly<Record<ExpenseText, string>>;
}

/** Returns the headings in the language of the words. */
export function listHeadings({ exportColumns, texts }: HeadingWords): string[] {
  const { addedBy, paidBy, shares, ...first } = exportColumns;
  return [...Object.values(first), ...EXPENSE_TEXTS.map((field) => texts[field]), addedBy, paidBy, shares];
}

/** The payer of what the couple's own money paid, in the column of the payer, by language. */
export const EXPORT_OUR_MONEY: readonly string[] = ['Our money', 'બંનેના પૈસા', 'दोनों के पैसे'];

/** The labels of `EXPENSE_CATEGORIES`, in the same order. */
export const EXPORT_CATEGORIES: readonly (readonly string[])[] = [
  [
    'Food & Dining',
    'Travel',
    'Date Night',
    'Shopping',
    'Entertainment',
    'Gifts',
    'Groceries',
    'Rent',
    'Bills',
    'Health',
    'Transport',
    'Home',
    'Other',
  ],
  [
    'ખાવા-પીવાનું',
    'ટ્રાવેલ',
    'ડેટ નાઇટ',
    'શૉપિંગ',
    'એન્ટરટેઇનમેન્ટ',
    'ગિફ્ટ્સ',
    'કરિયાણું',
    'ભાડું',
    'બિલ',
    'દવા-સારવાર',
    'આવવા-જવાનું',
    'ઘર',
    'બીજું',
  ],
  [
    'खाना-पीना',
    'ट्रैवल',
    'डेट नाइट',
    'शॉपिंग',
    'एंटरटेनमेंट',
    'गिफ़्ट',
    'राशन-किराना',
    'किराया',
    'बिल',
    'दवा-इलाज',
    'आना-जाना',
    'घर',
    'कुछ और',
  ],
];
