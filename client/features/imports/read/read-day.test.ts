import { expect, test } from 'vitest';
import { readAllOrders, readDay } from './read-day.ts';

test.each([
  '2026-01-12',
  '2026/1/12',
  '2026.01.12',
  '2026-01-12 20:15:22',
  '20260112',
  '20260112201522',
  '12/01/2026',
  '12-01-2026',
  '12.01.2026',
  '12/1/26',
  '12-01-26',
  '12 01 2026',
  '12/01/2026 08:15 PM',
  '12/01/2026, 20:15',
  '12-01-2026T10:00',
  '12012026',
  "12/01/'26",
  '12-Jan-26',
  '12-JAN-2026',
  '12 Jan 2026',
  '12 Jan. 2026',
  '12 January, 2026',
  '12th January 2026',
  "12 Jan '26",
  '12Jan2026',
  '12Jan26',
  'Jan 12, 2026',
  'January 12 2026',
  'Mon, 12 Jan 2026',
  'Monday 12 January 2026',
  'Mon Jan 12, 2026',
  '2026 Jan 12',
  '12 Jan 2026, 08:15 PM',
  '12/Jan/2026',
  '46034',
  '46034.84',
  '="12/01/2026"',
  "'12/01/2026",
  '\u200e12/01/2026\u200f',
  '૧૨/૦૧/૨૦૨૬',
  '१२-०१-२०२६',
  '12 જાન્યુઆરી 2026',
  '१२ जनवरी २०२६',
  '12 जन॰ 2026',
  '1768212000',
  '1768212000000',
])('reads %s', (cell) => {
  expect(readDay(cell, 'dmy')).toBe('2026-01-12');
});

test.each([
  '',
  'chai',
  '31/02/2026',
  '2026-13-01',
  '450.00',
  '12/2026',
  '1,450.00',
  'Jan 2026',
  '99999',
  '1234567890123456',
  '45',
  'Page 1 of 2',
])('finds no date in %s', (cell) => {
  expect(readDay(cell, 'dmy')).toBeNull();
});

test('reads a date of three numbers in each order', () => {
  expect(readAllOrders('03/04/2026')).toEqual({ dmy: '2026-04-03', mdy: '2026-03-04', ymd: null });
  expect(readAllOrders('26-01-12')).toEqual({ dmy: '2012-01-26', mdy: null, ymd: '2026-01-12' });
  expect(readAllOrders('04/25/2026')).toEqual({ dmy: null, mdy: '2026-04-25', ymd: null });
  expect(readAllOrders('2026-04-25')).toBeNull();
});

test.each([
  '2026-10-31T18:30:00.000Z',
  '2026-10-31T18:30:00,000Z',
  '2026-10-31t18:30z',
  '2026-11-01T00:10:00+05:30',
  '2026-11-01T00:10:00+0530',
  '2026-11-01T00:00+05:30[Asia/Kolkata]',
  '2026-10-31 18:30:00 UTC',
  '2026-10-31 18:30:00.123456+00',
  '2026-10-31 13:30:00 -05:00',
  '20261031T183000Z',
  '31/10/2026 18:30:00 +0000',
  '31-10-2026 06:30 PM GMT',
  'Sat, 31 Oct 2026 18:30:00 GMT',
  'Sat Oct 31 2026 18:30:00 GMT+0000 (Coordinated Universal Time)',
  'Sat Oct 31 18:30:00 UTC 2026',
  '1793471400',
  '1793471400000',
])('reads the day in India of %s', (cell) => {
  expect(readDay(cell, 'dmy')).toBe('2026-11-01');
});

test.each([
  '2026-10-31 18:30',
  '2026-10-31T23:59:59',
  '2026-10-31T18:29:59Z',
  '2026-11-01 02:00 +09:00',
  '2026-10-31Z',
])('stays on the day of %s', (cell) => {
  expect(readDay(cell, 'dmy')).toBe('2026-10-31');
});

test('converts a time with a zone in each order', () => {
  expect(readAllOrders('03/04/2026 20:00Z')).toEqual({ dmy: '2026-04-04', mdy: '2026-03-05', ymd: null });
});
