import { expect, test } from 'vitest';
import { readExpenseWords } from '#domain/expenses/guess-category.ts';
import { findCategory, findStatementCategory } from '../find-category.ts';
import { payeeWords } from './payee-words.ts';

test.each([
  ['UPI/DR/631712345678/ZEPTO/YESB/zepto@ybl', 'groceries'],
  ['TO TRANSFER-UPI/DR/631712345678/CHAI POI/YESB/chaipoint/UPI--', 'food'],
  ['UPI/DR/1/DR MEHTA CLINIC/SBIN', 'health'],
  ['POS 4160XXXXXXXX1234 D MART', 'groceries'],
  ['UPI-VI-VI@ICICI-RECHARGE', 'bills'],
  ['BY TRANSFER RENT NOV', 'rent'],
  ['ACH D- LIC PREMIUM', 'bills'],
  ['UPI/DR/631712345678/RAVI/SBIN/ravi/Payment', 'other'],
  ['NEFT DR-ICIC0000-RAVI', 'other'],
  ['ATM WDL-ATM CASH 1234 AC NAGAR', 'other'],
  ['IMPS/631712345678/AC', 'other'],
  ['UPI/VI/6317', 'other'],
  ['UPI/6317/date', 'other'],
  ['MOBILE BANKING TRF RAVI', 'other'],
  ['BY INTERNET BANKING', 'other'],
  ['UPI-RAVI-AIRTEL PAYMENTS BANK', 'other'],
  ['CASH DEPOSIT CHARGES', 'other'],
  ['AUTO DEBIT SIP', 'other'],
  ['VISA POS PAN 12 PG', 'other'],
  ['DEBIT CARD AMC GOLD CARD', 'other'],
])('finds the category of %s by its payee', (title, category) => {
  expect(findStatementCategory('', title)).toBe(category);
});

test('lets the category of the file win, and keeps the words of a list', () => {
  expect(findStatementCategory('Internet', 'RAVI')).toBe('bills');
  expect(findCategory('', 'ac repair')).toBe('home');
});

test('lets no everyday word of one or two letters choose a category in a statement', () => {
  const short = [...readExpenseWords().keys()].filter((word) => /^[a-z]{1,2}$/.test(word));
  expect(short.length).toBeGreaterThan(0);
  expect(short.filter((word) => payeeWords(word) !== '')).toEqual([]);
});
