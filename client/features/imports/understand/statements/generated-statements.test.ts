import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read } from '#tests/imports/understood-files.ts';

/** Headings by column, as banks word them. */
const HEADINGS = {
  day: [
    'Date',
    'Txn Date',
    'Tran Date',
    'Transaction Date',
    'Value Date',
    'Post Date',
    'તારીખ',
    'दिनांक',
    'Date / दिनांक',
  ],
  title: ['Narration', 'Narrative', 'Particulars', 'Description', 'Remarks', 'Transaction Remarks', 'વિગત', 'विवरण'],
  reference: ['Chq./Ref.No.', 'Cheque No', 'Ref No./Cheque No.', 'UTR'],
  valueDay: ['Value Dat', 'Value Dt', 'Val Dt'],
  out: ['Withdrawal Amt.', 'Debit', 'Dr', 'Debit Amount', 'Withdrawals', 'WITHDRAWAL(DR)', 'ઉધાર', 'आहरण'],
  in: ['Deposit Amt.', 'Credit', 'Cr', 'Credit Amount', 'Deposits', 'DEPOSIT(CR)', 'જમા', 'जमा'],
  amount: ['Amount', 'Amount (INR)', 'Txn Amount', 'Transaction Amount(INR)'],
  side: ['Dr/Cr', 'CR/DR', 'Debit/Credit'],
  balance: ['Balance', 'Closing Balance', 'BALANCE(INR)', 'Running Balance', 'શેષ બાકી', 'शेष'],
} as const;
type Column = keyof typeof HEADINGS;

const LAYOUTS: readonly (readonly Column[])[] = [
  ['day', 'title', 'out', 'in', 'balance'],
  ['day', 'title', 'valueDay', 'out', 'in', 'reference', 'balance'],
  ['day', 'title', 'reference', 'valueDay', 'out', 'in', 'balance'],
  ['day', 'reference', 'title', 'in', 'out', 'balance'],
  ['day', 'valueDay', 'title', 'amount', 'side', 'balance'],
  ['day', 'reference', 'amount', 'side', 'balance', 'title'],
  ['day', 'title', 'out', 'in'],
  ['day', 'title', 'amount', 'side'],
];
const TITLES = [
  'UPI/DR/631712345678/CHAI POINT/YESB',
  'POS D MART, BODAKDEV',
  'NEFT-RENT, FLAT 12, PALDI',
  'IMPS 40, RAVI',
  'ATM WDL 1,500',
  'BY TRANSFER-ACME',
];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const two = (value: number) => String(value).padStart(2, '0');
const DAYS: readonly ((day: Temporal.PlainDate) => string)[] = [
  (day) => `${two(day.day)}/${two(day.month)}/${day.year}`,
  (day) => `${two(day.day)}-${two(day.month)}-26`,
  (day) => `${two(day.day)} ${MONTHS[day.month - 1] ?? ''} ${day.year}`,
  (day) => day.toString(),
  (day) => day.toZonedDateTime('Asia/Kolkata').toInstant().toString(),
  (day) => `${day.toString()}T23:50:00+0530`,
];
const INDIAN = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

const file = fc.record({
  layout: fc.constantFrom(...LAYOUTS),
  wording: fc.nat({ max: 7 }),
  dayStyle: fc.nat({ max: DAYS.length - 1 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  isGrouped: fc.boolean(),
  isQuoted: fc.boolean(),
  isNewestFirst: fc.boolean(),
  writesDayOnce: fc.boolean(),
  preamble: fc.constantFrom('', 'Account Name,RIYA SHAH\nPeriod : 01/01/2026 To 31/10/2026\n\n'),
  footer: fc.constantFrom('', '\n*****,****,****,****\nSTATEMENT SUMMARY :-\nThis is computer generated'),
  rows: fc.array(
    fc.record({
      step: fc.nat({ max: 2 }),
      title: fc.constantFrom(...TITLES),
      paise: fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 100_000, max: 500_000_000 })),
      isOut: fc.boolean(),
    }),
    { minLength: 3, maxLength: 25 },
  ),
});
type File = typeof file extends fc.Arbitrary<infer Value> ? Value : never;

/** Truth of a line: its day, and the amount in paise, below zero for money out. */
interface Line {
  day: string;
  change: number;
}

function write(made: File): { content: string; truth: Map<number, Line> } {
  const { layout, wording, delimiter, preamble } = made;
  const money = (paise: number) => (made.isGrouped ? INDIAN.format(paise / 100) : (paise / 100).toFixed(2));
  const quote = (cell: string) => (made.isQuoted && cell.includes(delimiter) ? `"${cell}"` : cell);
  let day = Temporal.PlainDate.from('2026-01-28');
  let balance = 900_000_000_00;
  const written = made.rows.map(({ step, title, paise, isOut }, place) => {
    day = day.add({ days: step * 4 });
    balance += isOut ? -paise : paise;
    const date = (DAYS[made.dayStyle] ?? String)(day);
    const cells: Record<Column, string> = {
      day: date,
      title: `${title}${place}`,
      reference: `00006317${place}`,
      valueDay: date,
      out: isOut ? money(paise) : '',
      in: isOut ? '' : money(paise),
      amount: money(paise),
      side: isOut ? 'DR' : 'CR',
      balance: money(balance),
    };
    return { cells, line: { day: day.toString(), change: isOut ? -paise : paise } };
  });
  const ordered = made.isNewestFirst ? written.toReversed() : written;
  const head = preamble + layout.map((column) => HEADINGS[column][wording % HEADINGS[column].length]).join(delimiter);
  const above = (place: number) => ordered[place - 1]?.line.day;
  const lines = ordered.map(({ cells, line }, place) => {
    const isRepeated = made.writesDayOnce && above(place) === line.day;
    return layout.map((column) => quote(column === 'day' && isRepeated ? '' : cells[column])).join(delimiter);
  });
  const first = head.split('\n').length + 1;
  return {
    content: [head, ...lines].join('\n') + made.footer,
    truth: new Map(ordered.map(({ line }, place) => [first + place, line])),
  };
}

const SEED = 20_261_128;

test('reads each row of a generated statement with its day and amount, or refuses it with its line', () => {
  let [readRows, refused] = [0, 0];
  fc.assert(
    fc.property(file, (made) => {
      const { content, truth } = write(made);
      const { entries } = read(content);
      const rest = new Map(truth);
      const hasCommas = made.delimiter === ',' && !made.isQuoted;
      const wrong = entries.filter((entry) => {
        const line = truth.get(entry.line);
        // A row of the footer.
        if (!line) return entry.kind !== 'leftOut';
        rest.delete(entry.line);
        readRows += 1;
        refused += entry.kind === 'faulty' ? 1 : 0;
        if (entry.kind === 'expense') return entry.spentOn !== line.day || -entry.amount !== line.change;
        if (entry.kind === 'leftOut') return entry.reason !== 'income' || line.change < 0;
        return entry.kind !== 'faulty' || !hasCommas;
      });
      expect(wrong).toEqual([]);
      // Each row has one outcome, so the sums of the rows read and refused are the file's.
      expect([...rest.keys()]).toEqual([]);
      expect(new Set(entries.map(({ line }) => line)).size).toBe(entries.length);
    }),
    { numRuns: 300, seed: SEED },
  );
  expect(readRows).toBeGreaterThan(2000);
  expect(refused / readRows).toBeLessThan(0.05);
});
