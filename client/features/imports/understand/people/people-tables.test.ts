import { expect, test } from 'vitest';
import { brief, questionsOf } from '#tests/imports/understood-files.ts';

const CHAI = '2026-11-13 Chai 40 own 20';
const HOTEL = '2026-11-14 Hotel 3000 partner 2000';

test.each([
  ['names beside a payer', 'Date,Title,Paid by,Amount in INR,Riya,Arjun', 'Riya,40,20,20', 'Arjun,3000,1000,2000'],
  ['shares', "Date,Title,Paid by,Amount,Riya's share (₹),Arjun's share (₹)", 'Riya,40,20,20', 'Arjun,3000,1000,2000'],
  ['words for the two', 'Date,Title,Who paid,Total,Me,Husband', 'Me,40,20,20', 'Husband,3000,1000,2000'],
  ['debts', 'Date,Title,Paid by,Amount,Riya owes,Arjun owes', 'Riya,40,0,20', 'Arjun,3000,1000,0'],
  ['own share alone', 'Date,Title,Paid by,Amount,My share', 'Riya,40,20', 'Arjun,3000,1000'],
  ['no amount', 'Date,Title,Paid by,Riya,Arjun', 'Riya,20,20', 'Arjun,1000,2000'],
  [
    'lists',
    'Date,Title,Paid by,Amount,For whom,Split amounts',
    'Riya,40,Riya;Arjun,20;20',
    'Arjun,3000,Riya;Arjun,1000;2000',
  ],
  [
    'payments',
    'Date,Title,Amount,Paid by Riya,Paid by Arjun,Impacted to Riya,Impacted to Arjun',
    '40,40,0,20,20',
    '3000,0,3000,1000,2000',
  ],
])('reads the shares of people: %s', (_case, headings, chai, hotel) => {
  const file = `${headings}\n13/11/2026,Chai,${chai}\n14/11/2026,Hotel,${hotel}`;
  expect(brief(file)).toEqual([CHAI, HOTEL]);
  expect(questionsOf(file)).toEqual([]);
});

test.each([
  ['Riya,Arjun', 'names'],
  ['Riya paid,Arjun paid', 'names and a verb'],
  ['Riya spent,Arjun spent', 'a word for money out'],
  ['Me,Husband', 'words for the two'],
])('reads a column for what each paid: %s', (headings) => {
  const file = `Date,What,${headings}\n15/11/2026,Chai,40,\n16/11/2026,Hotel,,3000\nTotal,,40,3000`;
  expect(brief(file)).toEqual(['2026-11-15 Chai 40 own default', '2026-11-16 Hotel 3000 partner default', '- total']);
  expect(questionsOf(file)).toEqual([]);
});

test('asks whether columns are shares or payments if both fit', () => {
  const file = 'Date,What,Total,Riya,Arjun\n15/11/2026,Hotel,3000,1000,2000';
  expect(questionsOf(file)).toEqual(['parts=share']);
  expect(brief(file)).toEqual(['2026-11-15 Hotel 3000 own 1000']);
  expect(brief(file, { answers: { parts: 'paid' } })).toEqual(['2026-11-15 Hotel 3000 partner default']);
});

test('asks who is who if the columns add up under other names', () => {
  const file = 'Date,What,Amount,Rii,Aju\n15/11/2026,Hotel,3000,1000,2000';
  expect(questionsOf(file)).toEqual(['own=0', 'parts=share']);
});

test.each([
  ['shares that do not add up', '3000,Arjun,1000,1000', '! 2 shares'],
  ['a refund with shares', '-500,Riya,-250,-250', '2026-11-15 settled 250 partner'],
  ['two payers without their parts', '300,Riya;Arjun,150,150', '! 2 payers'],
  ['empty shares', '300,Riya,,', '2026-11-15 Row 300 own default'],
])('classifies a row of people: %s', (_case, cells, entry) => {
  const file = `Date,What,Amount,Paid by,Riya,Arjun\n15/11/2026,Row,${cells}\n16/11/2026,Chai,40,Riya,20,20\n16/11/2026,Chai,40,Riya,20,20\n16/11/2026,Chai,40,Arjun,20,20\n16/11/2026,Chai,40,Riya,20,20`;
  expect(brief(file)[0]).toBe(entry);
});

test.each([
  ['Shared with', '900,Riya,Arjun', '900 own 450'],
  ['Split with', '900,Arjun,Riya', '900 partner 450'],
  ['Shared with', '900,Riya,"Arjun, Meera"', '600 own 300'],
  ['Shared with', '900,Riya,"Riya, Arjun"', '900 own 450'],
  ['Shared with', '900,Riya,Riya', '900 own 900'],
  ['Shared with', '900,,Arjun', '900 own default'],
  ['Split between', '900,Riya,Arjun', '900 own 0'],
  ['Shared with,Split amount', '900,Riya,Arjun,300', '900 own 600'],
  ['Shared with,Split amount', '900,Riya,"Riya;Arjun",300;600', '900 own 300'],
])('reads the payer beside a list: %s %s', (headings, cells, entry) => {
  expect(brief(`Date,What,Amount,Paid By,${headings}\n13/11/2026,Dinner,${cells}`)).toEqual([
    `2026-11-13 Dinner ${entry}`,
  ]);
});

test.each([
  ['Riya,Arjun', '300,Arjun,x,', '300 partner 0'],
  ['Riya,Arjun', '300,Arjun,✓,✓', '300 partner 150'],
  ['Riya,Arjun', '300,Riya,N,Y', '300 own 0'],
  ['Riya,Arjun', '300,Riya,1,0', '300 own 300'],
  ['Me,Husband', '300,Arjun,yes,', '300 partner 0'],
  ['Split', '300,Arjun,Riya only', '300 partner 0'],
  ['Split', '300,Arjun,Only Arjun', '300 partner 300'],
  ['Split', '300,Arjun,50/50', '300 partner default'],
  ['Split', '300,Arjun,Equally', '300 partner default'],
  ['Shared', '300,Riya,No', '300 own 300'],
  ['Shared?', '300,Riya,Yes', '300 own default'],
])('reads marks and words for those who share: %s %s', (headings, cells, entry) => {
  const file = `Date,What,Amount,Paid by,${headings}\n13/11/2026,Shoes,${cells}`;
  expect(brief(file)).toEqual([`2026-11-13 Shoes ${entry}`]);
  expect(questionsOf(file)).toEqual([]);
});

test('reports parts that do not say whose they are', () => {
  const file = 'Date,What,Amount,Paid by,Split\n13/11/2026,Shoes,300,Arjun,40/60\n13/11/2026,Tea,20,Riya,50/50';
  expect(brief(file)).toEqual(['! 2 shares', '2026-11-13 Tea 20 own default']);
});

test('reads lists without amounts as equal parts, and percentages', () => {
  expect(
    brief(
      'date,amount,what,payer_name,owers\n2026-11-14,100.01,Chai,Riya,"Riya, Arjun"\n2026-11-15,500,Book,Arjun,Riya\n2026-11-15,900,Cab,Riya,"Riya,Arjun,Meera"',
    ),
  ).toEqual(['2026-11-14 Chai 100.01 own 50.01', '2026-11-15 Book 500 partner 0', '2026-11-15 Cab 600 own 300']);
  expect(brief('Date,What,Amount,Paid by,Riya %,Arjun %\n14/11/2026,Hotel,3000,Arjun,40,60%')).toEqual([
    '2026-11-14 Hotel 3000 partner 1800',
  ]);
});
