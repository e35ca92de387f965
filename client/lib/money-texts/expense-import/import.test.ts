import { expect, test } from 'vitest';
import { ImportFault } from './import-fault.ts';
import type { ImportTable } from './import-table.ts';
import { readTable } from './read-table.ts';
import { type ImportChoices, toRows } from './to-rows.ts';

const today = '2026-11-24';

function read(content: string | Uint8Array<ArrayBuffer>): Promise<ImportTable> {
  return readTable(new Blob([content]));
}

async function readRows(content: string | Uint8Array<ArrayBuffer>, choices: Partial<ImportChoices> = {}) {
  const table = await read(content);
  const { columns, dayOrder, people } = table;
  const ownPerson = people.length > 0 ? 0 : null;
  return { table, ...toRows(table, { columns, dayOrder, ownPerson, today, ...choices }) };
}

async function faultOf(content: string | Uint8Array<ArrayBuffer>) {
  try {
    await readRows(content);
    return null;
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    return [error.reason, error.line, error.value];
  }
}

test('a group of Splitwise: who paid, what each bears, payments and the balance left out', async () => {
  const { table, rows, leftOut } =
    await readRows(`Date,Description,Category,Cost,Currency,Riya Shah,Arjun Patel

2026-11-01,Rent,Rent,30000.00,INR,15000.00,-15000.00
2026-11-03,"Dinner, Agashiye",Dining out,1450.50,INR,-870.30,870.30
2026-11-05,Riya S. paid Arjun P.,Payment,500.00,INR,500.00,-500.00

2026-11-24,Total balance, , ,INR,14629.70,-14629.70
`);
  expect(table).toMatchObject({
    format: 'splitwise',
    people: [{ name: 'Riya Shah' }, { name: 'Arjun Patel' }],
  });
  expect(rows).toEqual([
    {
      line: 3,
      spentOn: '2026-11-01',
      title: 'Rent',
      amount: '30000.00',
      category: 'other',
      paidBy: 'own',
      payerShare: '15000.00',
    },
    {
      line: 4,
      spentOn: '2026-11-03',
      title: 'Dinner, Agashiye',
      amount: '1450.50',
      category: 'food',
      paidBy: 'partner',
      payerShare: '580.20',
    },
  ]);
  expect(leftOut).toBe(2);
});

test('the CSV of Spliit', async () => {
  const { table, rows, leftOut } =
    await readRows(`"Date","Description","Category","Currency","Cost","Original cost","Original currency","Conversion rate","Is Reimbursement","Split mode","Riya","Arjun"
"2026-11-02","Petrol","Gas/Fuel","INR","637","","","","No","Evenly","318.5","-318.5"
"2026-11-04","Even","Payment","INR","100","","","","Yes","Evenly","-100","100"`);
  expect(table.format).toBe('spliit');
  expect(rows).toMatchObject([
    { title: 'Petrol', amount: '637.00', category: 'travel', paidBy: 'own', payerShare: '318.50' },
  ]);
  expect(leftOut).toBe(1);
});

test('the JSON of Spliit, in each of its modes', async () => {
  const expense = (title: string, splitMode: string, shares: [number, number], paidById = 'r') => ({
    expenseDate: '2026-11-02T00:00:00.000Z',
    title,
    category: { grouping: 'Food and Drink', name: 'Groceries' },
    amount: 100_01,
    paidById,
    paidFor: [
      { participantId: 'r', shares: shares[0] },
      { participantId: 'a', shares: shares[1] },
    ],
    isReimbursement: title === 'back',
    splitMode,
  });
  const { table, rows, leftOut } = await readRows(
    JSON.stringify({
      id: 'g',
      name: 'Home',
      currency: '₹',
      participants: [
        { id: 'r', name: 'Riya' },
        { id: 'a', name: 'Arjun' },
      ],
      expenses: [
        expense('evenly', 'EVENLY', [1, 1]),
        expense('shares', 'BY_SHARES', [200, 100]),
        expense('percent', 'BY_PERCENTAGE', [6000, 4000], 'a'),
        expense('amount', 'BY_AMOUNT', [25_00, 75_01]),
        expense('back', 'EVENLY', [1, 1]),
      ],
    }),
  );
  expect(table.format).toBe('spliit');
  expect(leftOut).toBe(1);
  expect(
    rows.map(({ title, paidBy, payerShare, category }) => [title, paidBy, payerShare, category]),
  ).toEqual([
    ['evenly', 'own', '50.01', 'groceries'],
    ['shares', 'own', '66.68', 'groceries'],
    ['percent', 'partner', '40.01', 'groceries'],
    ['amount', 'own', '25.00', 'groceries'],
  ]);
});

test('the statement of a bank: what came in, its head and its foot are left out', async () => {
  const { table, rows, leftOut } = await readRows(`Account holder :,RIYA SHAH
Period :,01/11/26 to 24/11/26

Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
01/11/26,UPI-ZEPTO-zepto@ybl,0000123,01/11/26,"1,450.00",,"98,550.00"
02/11/26,NEFT SALARY,0000124,02/11/26,,"75,000.00","1,73,550.00"
13/11/26,UPI-CHAI WALA,0000125,13/11/26,40.00,0.00,"1,73,510.00"
,,,,,,
STATEMENT SUMMARY :-,,,,,,
`);
  expect(table.format).toBe('bank');
  expect(rows).toMatchObject([
    { line: 5, spentOn: '2026-11-01', title: 'UPI-ZEPTO-zepto@ybl', amount: '1450.00', paidBy: 'own' },
    { line: 7, spentOn: '2026-11-13', amount: '40.00' },
  ]);
  expect(leftOut).toBe(2);
});

test('a list with one column of amounts: what most rows are is what was spent', async () => {
  const { rows, leftOut } = await readRows(`Date,Description,Amount,Category,Account,Paid by
2026-11-01,Swiggy,-420.00,Restaurants,HDFC,Arjun
2026-11-02,Refund,120.00,Shopping,HDFC,Riya
2026-11-03,Bus,-30.00,Transport,HDFC,Riya`);
  expect(rows.map(({ title, amount, paidBy }) => [title, amount, paidBy])).toEqual([
    ['Swiggy', '420.00', 'own'],
    ['Bus', '30.00', 'partner'],
  ]);
  expect(leftOut).toBe(1);
});

test('amounts with debit or credit in a column of their own', async () => {
  const { rows } = await readRows(`Transaction Date;Description;Amount;Dr / Cr;Balance
12-Nov-2026;Chai;40,00;DR;1.960,00
13-Nov-2026;Cashback;5,00;CR;1.965,00`);
  expect(rows).toMatchObject([{ spentOn: '2026-11-12', amount: '40.00' }]);
});

test('columns that nobody knows are chosen', async () => {
  const file = 'Wann,Was,Wieviel\n12/11/2026,Chai,40\n13/11/2026,Auto,120';
  const table = await read(file);
  expect(table).toMatchObject({ format: 'other', columns: { date: null, title: null, amount: null } });
  const columns = { ...table.columns, date: 0, title: 1, amount: 2 };
  const { rows } = toRows(table, { columns, dayOrder: 'dmy', ownPerson: null, today });
  expect(rows.map(({ spentOn, title, amount }) => [spentOn, title, amount])).toEqual([
    ['2026-11-12', 'Chai', '40.00'],
    ['2026-11-13', 'Auto', '120.00'],
  ]);
});

test.each([
  [
    'UTF-8 with its mark',
    new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Date,Title,Amount\n2026-11-01,ચા,40')]),
    'ચા',
  ],
  ['UTF-16', utf16('\ufeffDate\tTitle\tAmount\r\n2026-11-01\tચા\t40'), 'ચા'],
  [
    'Windows-1252',
    new Uint8Array([
      ...new TextEncoder().encode('Date,Title,Amount\n2026-11-01,Caf'),
      0xe9,
      ...new TextEncoder().encode(',40'),
    ]),
    'Café',
  ],
])('%s', async (_name, bytes, title) => {
  const { rows } = await readRows(bytes);
  expect(rows.map((row) => row.title)).toEqual([title]);
});

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
}

test.each([
  ['nothing', '', ['empty', null, '']],
  ['headings alone', 'Date,Title,Amount', ['empty', null, '']],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 1, 2]), ['unreadable', null, '']],
  ['one column', 'a\nb', ['noHeader', 1, '']],
  ['JSON of something else', '{"a":1}', ['noHeader', null, '']],
  [
    'a day that is none',
    'Date,Title,Amount\n2026-11-01,Chai,40\n31/02/2026,Chai,40',
    ['date', 3, '31/02/2026'],
  ],
  ['an amount that is none', 'Date,Title,Amount\n2026-11-01,Chai,forty', ['amount', 2, 'forty']],
  ['no title', 'Date,Title,Amount\n2026-11-01,,40', ['title', 2, '']],
  ['a day to come', 'Date,Title,Amount\n2026-11-26,Chai,40', ['future', 2, '2026-11-26']],
  ['dollars', 'Date,Title,Amount,Currency\n2026-11-01,Chai,40,USD', ['currency', 2, 'USD']],
  [
    'a line after a cell of two lines',
    'Date,Title,Amount\n2026-11-01,"Chai\nand bun",40\n2026-11-02,Chai,x',
    ['amount', 4, 'x'],
  ],
  ['a quote that is not closed', 'Date,Title,Amount\n2026-11-01,"Chai,40', ['unreadable', 2, '']],
  [
    'too many rows',
    `Date,Title,Amount\n${'2026-11-01,Chai,40\n'.repeat(10_001)}`,
    ['tooMany', null, '10001'],
  ],
])('%s: the fault says where and why', async (_name, content, fault) => {
  expect(await faultOf(content)).toEqual(fault);
});

test('ten thousand rows are read in a moment', async () => {
  const { rows } = await readRows(`Date,Title,Amount\n${'2026-11-01,Chai,40\n'.repeat(10_000)}`);
  expect(rows).toHaveLength(10_000);
});
