import { expect, test } from 'vitest';
import { brief, questionsOf, read } from '#tests/imports/understood-files.ts';

const spliit = (...rows: string[]) =>
  `"Date","Description","Category","Currency","Cost","Original cost","Original currency","Conversion rate","Is Reimbursement","Split mode","Riya","Arjun"\n${rows.join('\n')}`;
const spliitRow = (cost: string, riya: string, arjun: string, isPayment = 'No') =>
  `"2026-11-02","Petrol","Gas/Fuel","INR","${cost}","","","","${isPayment}","Evenly","${riya}","${arjun}"`;

test.each([
  ['even', '637', '318.5', '-318.5', 'own 318.5'],
  ['uneven', '1000', '300', '-700', 'own 300'],
  ['uneven, the other paid', '1000', '-700', '300', 'partner 300'],
  ['wholly the other’s', '600', '0', '-600', 'own 0'],
  ['the payer’s own', '600', '600', '0', 'own 600'],
  ['rounded', '100.01', '50.01', '-50', 'own 50.01'],
])('reads the shares of Spliit’s CSV: %s', (_case, cost, riya, arjun, expected) => {
  expect(brief(spliit(spliitRow(cost, riya, arjun)))).toEqual([`2026-11-02 Petrol ${cost} ${expected}`]);
});

test('converts Spliit’s reimbursements to settlements, and reports shares that do not add up to the cost', () => {
  expect(
    brief(
      spliit(
        spliitRow('100', '0', '-100', 'Yes'),
        spliitRow('100', '-100', '100', 'Yes'),
        spliitRow('100', '10', '-20'),
      ),
    ),
  ).toEqual(['2026-11-02 settled 100 own', '2026-11-02 settled 100 partner', '! 4 shares']);
});

const splitwise = (rows: string, people = 'Riya Shah,Arjun Patel') =>
  `Date,Description,Category,Cost,Currency,${people}\n\n${rows}`;

test('reads a Splitwise group', () => {
  const file = splitwise(`2026-11-01,Rent,Rent,30000.00,INR,15000.00,-15000.00
2026-11-03,"Dinner, Agashiye",Dining out,1450.50,INR,-870.30,870.30
2026-11-04,Own,General,500.00,INR,0.00,0.00
2026-11-05,Riya S. paid Arjun P.,Payment,500.00,INR,500.00,-500.00
2026-11-06,Gift,General,45.00,USD,22.50,-22.50
2026-11-07,Broken,General,100,INR,90,-20
2026-13-07,Broken,General,100,INR,50,-50

2026-11-24,Total balance, , ,INR,14629.70,-14629.70
`);
  expect(brief(file)).toEqual([
    '2026-11-01 Rent 30000 own 15000',
    '2026-11-03 Dinner, Agashiye 1450.5 partner 580.2',
    '2026-11-04 Own 500 own 500',
    '2026-11-05 settled 500 own',
    '- currency',
    '! 8 shares',
    '! 9 date',
    '- total',
  ]);
  expect(questionsOf(file)).toEqual([]);
  expect(brief(file, {}, { partner: null }).slice(0, 4)).toEqual([
    '2026-11-01 Rent 30000 own 30000',
    '2026-11-03 Dinner, Agashiye 1450.5 own 1450.5',
    '2026-11-04 Own 500 own 500',
    '- transfer',
  ]);
});

test('asks for the members if no name decides it', () => {
  const file = splitwise('2026-11-01,Rent,Rent,100,INR,50,-50', 'R. S.,A. P.');
  expect(questionsOf(file)).toEqual(['own=0']);
  expect(brief(file, { answers: { own: '1' } })).toEqual(['2026-11-01 Rent 100 partner 50']);
});

test('preserves the real shares of the two in a group of three', () => {
  const file = splitwise(
    `2026-11-01,Villa,Rent,900,INR,600,-300,-300
2026-11-02,Taxi,Taxi,900,INR,-300,-300,600
2026-11-03,Lunch,Food,900,INR,-200,600,-400
2026-11-04,Gift,General,900,INR,450,0,-450
2026-11-05,A paid R,Payment,300,INR,-300,300,0
2026-11-05,M paid R,Payment,300,INR,-300,0,300`,
    'Riya,Arjun,Meera',
  );
  expect(brief(file)).toEqual([
    '2026-11-01 Villa 600 own 300',
    '- others',
    '2026-11-03 Lunch 500 partner 300',
    '2026-11-04 Gift 450 own 450',
    '2026-11-05 settled 300 partner',
    '- others',
  ]);
  expect(questionsOf(file.replace('Arjun', 'Kabir'))).toEqual(['partner=1']);
  expect(brief(file.replace('Arjun', 'Kabir'), { answers: { partner: '2' } })[1]).toBe(
    '2026-11-02 Taxi 600 partner 300',
  );
});

const spliitJson = (group: object, ...expenses: object[]) =>
  JSON.stringify({
    participants: [
      { id: 'r', name: 'Riya' },
      { id: 'a', name: 'Arjun' },
    ],
    ...group,
    expenses,
  });
const jsonExpense = (splitMode: string, shares: [number, number], more: object = {}) => ({
  expenseDate: '2026-11-02T00:00:00.000Z',
  title: 'Milk',
  category: { grouping: 'Food and Drink', name: 'Groceries' },
  amount: 100_01,
  paidById: 'r',
  paidFor: [
    { participantId: 'r', shares: shares[0] },
    { participantId: 'a', shares: shares[1] },
  ],
  isReimbursement: false,
  splitMode,
  ...more,
});

test('reads Spliit’s JSON in each split mode, row by row', () => {
  const file = spliitJson(
    { currency: '₹' },
    jsonExpense('EVENLY', [1, 1]),
    jsonExpense('BY_SHARES', [200, 100]),
    jsonExpense('BY_PERCENTAGE', [6000, 4000], { paidById: 'a' }),
    jsonExpense('BY_AMOUNT', [25_00, 75_01]),
    jsonExpense('EVENLY', [0, 1], { isReimbursement: true, paidFor: [{ participantId: 'a', shares: 100 }] }),
    { title: 'broken' },
    jsonExpense('BY_AMOUNT', [25_00, 175_01]),
    jsonExpense('EVENLY', [1, 1], { amount: -500 }),
  );
  expect(brief(file)).toEqual([
    '2026-11-02 Milk 100.01 own 50.01',
    '2026-11-02 Milk 100.01 own 66.68',
    '2026-11-02 Milk 100.01 partner 40.01',
    '2026-11-02 Milk 100.01 own 25',
    '2026-11-02 settled 100.01 own',
    '! 6 row',
    '! 7 shares',
    '2026-11-02 settled 2.5 partner',
  ]);
});

test.each([
  [{ currency: '$' }, ['- currency'], ['currency=leaveOut']],
  [{ currency: '$', currencyCode: 'USD' }, ['- currency'], ['currency=leaveOut']],
  [{ currency: 'Rs', currencyCode: 'INR' }, ['2026-11-02 Milk 100.01 own 50.01'], []],
  [{}, ['2026-11-02 Milk 100.01 own 50.01'], []],
])('asks about the currency of a group: %j', (group, entries, questions) => {
  const file = spliitJson(group, jsonExpense('EVENLY', [1, 1]));
  expect(brief(file)).toEqual(entries);
  expect(questionsOf(file)).toEqual(questions);
  expect(brief(file, { answers: { currency: 'rupees' } })).toEqual(['2026-11-02 Milk 100.01 own 50.01']);
});

test.each([
  'Date,Title,Category,Amount (INR),Description,Added by,Paid by,Shares',
  'તારીખ,ટાઇટલ,કૅટેગરી,રકમ (INR),વિગત,ઉમેરનાર,કોણે આપ્યા,ભાગ',
  'तारीख,टाइटल,कैटेगरी,रकम (INR),डिटेल,किसने लिखा,किसने दिए,हिस्से',
])("reads Jugal's own export: %s", (headings) => {
  const file = `\ufeff${headings}\r
2026-11-03,Dinner,ખાવા-પીવાનું,1450.50,at Agashiye,Riya,Arjun,Arjun 1000.00; Riya 450.50\r
2026-11-02,'=Chai,Food & Dining,40.00,,Riya,Riya,Riya 40.00\r
2026-11-01,"Rent, deposit",कुछ और,30000.00,,Arjun,Riya,Riya 0.00; Arjun 30000.00\r
2026-11-01,Gone,Other,30.00,,Former member,Former member,Former member 30.00\r\n`;
  expect(read(file).source).toBe('own');
  expect(brief(file)).toEqual([
    '2026-11-03 Dinner 1450.5 partner 1000',
    '2026-11-02 =Chai 40 own 40',
    '2026-11-01 Rent, deposit 30000 own 0',
    '- others',
  ]);
  expect(read(file).entries[0]).toMatchObject({ category: 'food' });
  expect(questionsOf(file)).toEqual([]);
});

test.each(['Our money', 'બંનેના પૈસા', 'दोनों के पैसे'])('reads the couple’s own money as a payer: %s', (payer) => {
  const own = `Date,Title,Category,Amount (INR),Description,Added by,Paid by,Shares
2026-11-03,Sofa,Home,30000.01,,Arjun,${payer},Arjun 15000.01; Riya 15000.00
2026-11-02,Chai,Food & Dining,40.00,,Riya,Riya,Riya 40.00`;
  expect(brief(own)).toEqual(['2026-11-03 Sofa 30000.01 both default', '2026-11-02 Chai 40 own 40']);
  expect(questionsOf(own)).toEqual([]);
  expect(brief(`Date,Title,Amount,Paid by\n2026-11-03,Sofa,30000,${payer}\n2026-11-02,Chai,40,Arjun`)).toEqual([
    '2026-11-03 Sofa 30000 both default',
    '2026-11-02 Chai 40 partner default',
  ]);
});
