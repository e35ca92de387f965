import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileFault } from './import-fault.ts';
import { readAmount } from './read-amount.ts';
import { readFile } from './read-file.ts';
import type { Table } from './table.ts';

function read(content: string | Uint8Array): Table {
  const result = readFile(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  if (result.kind !== 'table') throw new Error('The file is JSON');
  return result.table;
}
const cellsOf = (content: string | Uint8Array) => read(content).rows.map(({ cells }) => cells);

function encode(text: string, encoding: string): Uint8Array {
  const utf16 = (isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };
  const utf8 = new TextEncoder().encode(text);
  switch (encoding) {
    case 'utf-8':
      return utf8;
    case 'utf-8 with mark':
      return new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]);
    case 'utf-16le':
      return utf16(true);
    case 'utf-16be':
      return utf16(false);
    case 'utf-16le with mark':
      return new Uint8Array([0xff, 0xfe, ...utf16(true)]);
    case 'utf-16be with mark':
      return new Uint8Array([0xfe, 0xff, ...utf16(false)]);
    default:
      return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }
}
const ENCODINGS = ['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'utf-16le with mark', 'utf-16be with mark'];
const DELIMITERS = [',', ';', '\t', '|', '~', '~|~'];

const plain = 'Date,Title,Amount\n2026-11-01,ચા અને નાસ્તો,40\n2026-11-02,दूध ☕,60';
test.each(ENCODINGS)('reads %s', (encoding) => {
  expect(cellsOf(encode(plain, encoding))).toEqual([
    ['2026-11-01', 'ચા અને નાસ્તો', '40'],
    ['2026-11-02', 'दूध ☕', '60'],
  ]);
});

test('reads windows-1252', () => {
  expect(cellsOf(encode('Date,Title,Amount\n2026-11-01,Café Noël,40', 'windows-1252'))[0]?.[1]).toBe('Café Noël');
});

test('reads UTF-8 with a letter cut between bytes', () => {
  const bytes = new TextEncoder().encode(plain);
  const cut = new Uint8Array([...bytes.slice(0, 41), ...bytes.slice(42)]);
  expect(cellsOf(cut)[1]?.[1]).toBe('दूध ☕');
});

test.each(DELIMITERS)('finds the delimiter %j below a preamble with other delimiters', (delimiter) => {
  const table = [
    ['Date', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    ['01/11/26', 'Chai', '40.00', '', '960.00'],
    ['02/11/26', 'Milk', '60.00', '', '900.00'],
  ];
  const preamble = 'Account holder, RIYA SHAH; Ahmedabad, Gujarat, India\nPeriod: 01/11/26 ; 30/11/26\n\n';
  const file = preamble + table.map((row) => row.join(delimiter)).join('\r\n');
  expect(read(file)).toMatchObject({
    headings: table[0],
    rows: [
      { line: 5, cells: table[1] },
      { line: 6, cells: table[2] },
    ],
  });
});

test.each([
  ['an unescaped quote', '2026-11-01,"Dinner at "Agashiye" hotel",450', 'Dinner at "Agashiye" hotel'],
  ['a quote before the last', '2026-11-01,"He said "hi"",450', 'He said "hi"'],
  ['a comma after it', '2026-11-01,"Dinner at "Agashiye", Ahmedabad",450', 'Dinner at "Agashiye, Ahmedabad"'],
  ['an inch mark', '2026-11-01,5" pipe,450', '5" pipe'],
  ['a quote that never ends', '2026-11-01,"Dinner,450', '"Dinner'],
  ['doubled quotes', '2026-11-01,"5"" pipe",450', '5" pipe'],
  ['a line break', '2026-11-01,"Dinner\nat home",450', 'Dinner\nat home'],
  ['a space before the quote', '2026-11-01, "Dinner, late" ,450', 'Dinner, late'],
])('reads quotes that violate RFC 4180: %s', (_case, row, title) => {
  const { rows } = read(`Date,Title,Amount\n${row}\n2026-11-02,"Milk, bread",60`);
  expect(rows.at(-1)?.cells).toEqual(['2026-11-02', 'Milk, bread', '60']);
  expect(rows[0]?.cells).toEqual(['2026-11-01', title, '450']);
});

test('reads TSV cells that begin with a quote', () => {
  expect(cellsOf('Date\tTitle\tAmount\n2026-11-01\t"Dinner" at home\t450\n2026-11-02\t"Milk\t60')).toEqual([
    ['2026-11-01', '"Dinner" at home', '450'],
    ['2026-11-02', '"Milk', '60'],
  ]);
});

test.each([
  ['spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['spreadsheet', '<?xml version="1.0"?>\n<Workbook xmlns="urn:x"><Worksheet/></Workbook>'],
  ['pdf', '%PDF-1.4\n1 0 obj'],
  ['webPage', '<html><body><table><tr><th>Date</th><th>Debit</th></tr></table></body></html>'],
  ['webPage', '\ufeff<table><tr><td>Date</td></tr></table>'],
  ['webPage', '<!DOCTYPE html>\n<!-- made by a bank -->\n<html>'],
  ['webPage', 'MIME-Version: 1.0\nContent-Type: multipart/related; boundary=x\n\n--x\nContent-Type: text/html'],
  ['chat', '12/11/2026, 20:16 - Riya: chai 40\n12/11/2026, 20:17 - Arjun: auto, 120'],
  ['chat', '[12/11/26, 8:15:22\u202fPM] Riya: chai 40\n[12/11/26, 8:16:22\u202fPM] Arjun: auto 120'],
  ['chat', 'Riya, [12.11.26 20:15]\nchai 40\n\nArjun, [12.11.26 20:16]\nauto 120'],
  [null, 'OFXHEADER:100\nDATA:OFXSGML'],
  [null, '!Type:Bank\nD11/01/2026'],
])('names the kind of a file that is no table: %s', (kind, content) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let fault: unknown;
  try {
    readFile(bytes);
  } catch (error) {
    fault = error;
  }
  expect(fault).toMatchObject({ reason: 'unreadable', kind });
});

test('reads a list with times that is no chat', () => {
  expect(cellsOf('Day,Time,Title,Amount\n12/11/2026, 20:15,Chai,40\n12/11/2026, 20:16,Auto,120')).toHaveLength(2);
});

const bank =
  'Date,Narration,Ref,Withdrawal,Deposit,Balance\n01/11/26,UPI-CHAI,0001,40.00,,960.00\n02/11/26,NEFT SALARY,0002,,500.00,1460.00\n';
test.each([
  [
    'a comma in the title',
    '03/11/26,ZEPTO, BODAKDEV,0003,60.00,,1400.00',
    ['03/11/26', 'ZEPTO, BODAKDEV', '0003', '60.00', '', '1400.00'],
  ],
  [
    'three commas in the title',
    '03/11/26,A,B,C,D,0003,60.00,,1400.00',
    ['03/11/26', 'A, B, C, D', '0003', '60.00', '', '1400.00'],
  ],
  ['thousands in two amounts', '03/11/26,ZEPTO,0003,1,060.00,,1,400.00', null],
  ['a missing cell', '03/11/26,ZEPTO,0003,60.00,1400.00', null],
  [
    'empty cells at the end',
    '03/11/26,ZEPTO,0003,60.00,,1400.00,,',
    ['03/11/26', 'ZEPTO', '0003', '60.00', '', '1400.00'],
  ],
])('joins a ragged row only if one column can absorb the surplus: %s', (_case, row, cells) => {
  const last = read(bank + row).rows.at(-1);
  expect(last?.isRagged ? null : last?.cells).toEqual(cells);
});

test.each([
  ['the title or the amount', 'Date,Title,Amount\n2026-11-01,Chai,1,450.00', true],
  ['the title alone', 'Date,Title,Amount\n2026-11-01,Dinner, Agashiye,450.00', false],
  ['the title or a note', 'Date,Title,Note,Amount\n2026-11-01,Dinner, Agashiye,nice evening,450', true],
  ['a note alone', 'Date,Title,Amount,Note\n2026-11-01,Dinner,450,nice, very', false],
])('leaves a row ragged unless one column can absorb it: %s', (_case, file, isRagged) => {
  expect(read(file).rows[0]?.isRagged ?? false).toBe(isRagged);
});

test.each([
  ['thousands that the balance explains', '03/11/26,ZEPTO,0003,1,060.00,,400.00', ['ZEPTO', '1,060.00', '400.00']],
  ['thousands in amount and balance', '03/11/26,PAY,0003,,1,05,000.00,1,06,460.00', ['PAY', '', '1,06,460.00']],
  ['thousands against the balance', '03/11/26,ZEPTO,0003,1,060.00,,1400.00', null],
  ['a comma and thousands', '03/11/26,ZEPTO, PALDI,0003,1,060.00,,400.00', ['ZEPTO, PALDI', '1,060.00', '400.00']],
])('checks joined amounts by the balance: %s', (_case, row, expected) => {
  const last = read(`${bank}${row}\n`).rows.at(-1);
  const cells = last?.cells ?? [];
  expect(last?.isRagged ? null : [cells[1], cells[3], cells[5]]).toEqual(expected);
});

test('refuses a whole row with split thousands that contradicts the balance', () => {
  const file = `Date,Narration,Debit,Balance,Note\n01/11/26,A,40.00,9960.00,x\n02/11/26,B,60.00,9900.00,x\n`;
  expect(read(`${file}03/11/26,C,1,234.50,8665.50`).rows.at(-1)?.isRagged).toBe(true);
});

test('accepts a row without its optional last cells', () => {
  expect(cellsOf('Date,Title,Amount,Category\n2026-11-01,Chai,40')).toEqual([['2026-11-01', 'Chai', '40', '']]);
});

test('skips repeated headings and finds columns without headings', () => {
  expect(cellsOf('Date,Title,Amount\n2026-11-01,Chai,40\nDate,Title,Amount\n2026-11-02,Milk,60')).toHaveLength(2);
  expect(read('2026-11-01,Chai,40\n2026-11-02,Milk,60')).toMatchObject({
    headings: ['', '', ''],
    rows: [{ line: 1 }, { line: 2 }],
  });
  expect(read('Wann,Was,Wieviel\n12/11/2026,Chai,40')).toMatchObject({
    headings: ['Wann', 'Was', 'Wieviel'],
    rows: [{ line: 2 }],
  });
});

test.each([
  ['empty', ''],
  ['empty', ' \n\n'],
  ['empty', 'Date,Title,Amount\n'],
  ['noHeader', 'hello\nworld'],
  ['unreadable', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0, 1, 2])],
])('rejects an unusable file: %s', (reason, content) => {
  expect(() => read(content)).toThrow(FileFault);
  expect(() => read(content)).toThrow(reason);
});

test('reads any table back, regardless of delimiter, quotes, line ends and encoding', () => {
  const cell = fc.oneof(
    fc.string({
      unit: fc.constantFrom('a', 'B', ' ', ',', ';', '|', '~', '\t', '"', "'", '\n', 'ચ', 'ા', 'क', '्', '☕', '5'),
    }),
    fc.string({ unit: 'grapheme' }),
  );
  const tidy = (text: string) => text.replaceAll(/[^\P{C}\n\t\u200c\u200d]|[\u2028\u2029\u2060]/gu, '').trim();
  const row = fc.record({ title: cell, note: cell, hasQuotes: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(...DELIMITERS),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(...ENCODINGS),
      (rows, delimiter, end, encoding) => {
        const quote = (text: string, must: boolean) =>
          must || /["\n]|^[= ]/.test(text) || delimiter.split('').some((sign) => text.includes(sign))
            ? `"${text.replaceAll('"', '""')}"`
            : text;
        const tidied = rows.map(({ title, note, hasQuotes }) => ({
          cells: ['2026-11-01', tidy(title), '40.00', tidy(note)],
          hasQuotes,
        }));
        const lines = tidied.map(({ cells, hasQuotes }) => cells.map((text) => quote(text, hasQuotes)).join(delimiter));
        const file = [['Date', 'Title', 'Amount', 'Note'].join(delimiter), ...lines].join(end);
        expect(cellsOf(encode(file, encoding))).toEqual(
          tidied.map(({ cells }) => cells.map((text) => readFileText(text))),
        );
      },
    ),
    { numRuns: 150 },
  );
});

/** Applies the same cleanup of spaces and marks as the reader. */
function readFileText(text: string): string {
  return text
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .trim();
}

test('reads malformed rows of any length within the time of a test', () => {
  const rows = Array.from({ length: 300 }, (_, place) =>
    place % 3 ? `12/11/2026,${'"a '.repeat(200)},40` : `12/11/2026,${'x,'.repeat(11)}${'dr '.repeat(40)}x,a,b`,
  );
  const { rows: read300 } = read(['Date,Title,A,B,C,D,E,Amount,Balance', ...rows].join('\n'));
  for (const { cells } of read300) for (const cell of cells) readAmount(cell);
  expect(read300).toHaveLength(300);
});
