import { expect, test } from 'vitest';
import { read } from '#tests/imports/understood-files.ts';
import { isCashWithdrawal, toSpokenTitle } from './payee-name.ts';

test.each([
  ['UPI-SWIGGY-SWIGGY@YBL-YESB0000001-1234-FOOD', 'Swiggy'],
  ['UPI-RENT, FLAT 12, PALDI', 'Rent, Flat 12, Paldi'],
  ['UPI-VI-VI@ICICI-RECHARGE', 'Vi'],
  ['UPI-PVR CINEMAS-PVR@HDFC', 'PVR Cinemas'],
  ['UPI/DR/631712345678/CHAI POINT/YESB', 'Chai Point'],
  ['UPI/DR/1/DR MEHTA CLINIC/SBIN', 'Dr Mehta Clinic'],
  ['UPI/DR/631712345678/RAVI/SBIN/ravi/Payment', 'Ravi'],
  ['UPI/631712345678/Payment from Ph/chaipoint@ybl/Yes bank', 'Chaipoint'],
  ['UPI/631712345678/10:15:20/UPI/chai@ybl/Payment', 'Chai'],
  ['TO TRANSFER-UPI/DR/631712345678/ZEPTO/YESB/zepto/UPI--', 'Zepto'],
  ['WDL TFR UPI/DR/631712345678/ZEPTO/HDFC', 'Zepto'],
  ['BY TRANSFER RENT NOV', 'Rent Nov'],
  ['IMPS-KIRANA', 'Kirana'],
  ['NEFT DR-ICIC0000-RAVI', 'Ravi'],
  ['ACH D- LIC PREMIUM-1234567', 'LIC Premium'],
  ['POS 4160XXXXXXXX1234 D MART', 'D Mart'],
  ['POS 416021XXXXXX1234 SWIGGY POS DEBIT', 'Swiggy'],
  ['ME DC SI 4160XXXXXXXX1234 NETFLIX', 'Netflix'],
  ['BIL/ONL/000123/Airtel', 'Airtel'],
  ['BILLPAY DR-TORRENT POWER-000123', 'Torrent Power'],
  ['ECOM PUR/AMAZON/12', 'Amazon'],
  ['Paid to CHAI POINT', 'Chai Point'],
  ['AMAZON PAY INDIA PRIVATE LIMITED', 'Amazon Pay India'],
  ['ATM WDL-ATM CASH 1234 AC NAGAR', 'ATM'],
])('names the payee of %s', (written, spoken) => {
  expect(toSpokenTitle(written)).toBe(spoken);
});

test.each([
  'Chai',
  'Kites and McDonalds',
  'ચા',
  'UPI/6317/date',
  'UPI/9876543210@ybl/Payment',
  'IMPS/631712345678/AC',
  'MOBILE BANKING TRF RAVI',
  'CASH DEPOSIT CHARGES',
  'NEFT CHARGES',
  'VISA POS PAN 12 PG',
  'A SHOP',
])('leaves a title without a payee as it is: %s', (written) => {
  expect(toSpokenTitle(written)).toBe(written);
});

test.each([
  ['ATM WDL 1,500', true],
  ['ATW-416021-S1ANAH12-AHMEDABAD', true],
  ['NWD-416021-X1-SURAT', true],
  ['NFS/CASH WDL/12', true],
  ['CASH WITHDRAWAL', true],
  ['રોકડ ઉપાડ', true],
  ['नकद निकासी', true],
  ['ATM WDL CHARGES', false],
  ['CASH DEPOSIT', false],
  ['UPI-CASHEW SHOP-CASHEW@YBL', false],
])('recognizes a withdrawal of cash: %s', (written, isCash) => {
  expect(isCashWithdrawal(written)).toBe(isCash);
});

test('returns the words of the bank beside the name, and the category that they give', () => {
  const file = `Date,Narration,Debit,Credit,Balance
12/11/2026,UPI-RAVI-RAVI@YBL-YESB0000001-1234-PETROL,500,,9500
13/11/2026,ATM WDL 1234,5000,,4500
14/11/2026,Chai,40,,4460`;
  const [petrol, cash, chai] = read(file).entries;
  expect(petrol).toMatchObject({
    title: 'Ravi',
    original: 'UPI-RAVI-RAVI@YBL-YESB0000001-1234-PETROL',
    category: 'transport',
  });
  expect(petrol).not.toHaveProperty('isCash');
  expect(cash).toMatchObject({ title: 'ATM', original: 'ATM WDL 1234', isCash: true });
  expect(chai).not.toHaveProperty('original');
});

test('leaves the titles of a list that is no statement', () => {
  expect(read('Date,Title,Amount\n12/11/2026,UPI-SWIGGY-SWIGGY@YBL,486').entries).toMatchObject([
    { title: 'UPI-SWIGGY-SWIGGY@YBL' },
  ]);
});
