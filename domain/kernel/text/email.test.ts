import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEmail } from './email.ts';

test.each([
  ['Riya@Example.com', 'riya@example.com'],
  [' riya@example.com\n', 'riya@example.com'],
  ['\u200Briya@example.com\u200B', 'riya@example.com'],
  ['ri\uFEFFya@exam\u00ADple.com', 'riya@example.com'],
  ['\u202Ariya@example.com\u202C', 'riya@example.com'],
  ['riya&arjun@example.com', 'riya&arjun@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['a!#$%&*+/=?^_`{|}~-z@example.com', 'a!#$%&*+/=?^_`{|}~-z@example.com'],
  ['riya@münchen.de', 'riya@xn--mnchen-3ya.de'],
  ['riya@xn--mnchen-3ya.de', 'riya@xn--mnchen-3ya.de'],
  ['riya@ડાક.ભારત', 'riya@xn--0dcx1g.xn--gecrj9c'],
  ['riya@डाक.भारत', 'riya@xn--11bx1g.xn--h2brj9c'],
  ['riya@mail.example.co.in', 'riya@mail.example.co.in'],
  ['Riya <riya@example.com>', 'riya@example.com'],
  ['"Shah, Riya" <Riya@Example.com>', 'riya@example.com'],
  ['Shah, Riya <riya@example.com>', 'riya@example.com'],
  ['રિયા શાહ <riya@example.com>', 'riya@example.com'],
  ['<riya@example.com>', 'riya@example.com'],
  ['riya@example.com <riya@example.com>', 'riya@example.com'],
  ['mailto:riya@example.com', 'riya@example.com'],
  ['MAILTO:riya@example.com?subject=Jugal%20%3F', 'riya@example.com'],
  ['Riya <mailto:riya@example.com>', 'riya@example.com'],
  ['mailto:riya%2Btrip@example.com', 'riya+trip@example.com'],
  ['Riya <mailto:riya%2Btrip@example.com?subject=Trip>', 'riya+trip@example.com'],
  ['riya%2Btrip@example.com', 'riya%2btrip@example.com'],
  ["'riya@example.com' <riya@example.com>", 'riya@example.com'],
  ['"Riya \\"Ri\\" Shah" <riya@example.com>', 'riya@example.com'],
  ['Riya < riya@example.com >', 'riya@example.com'],
  ['Riya\n<riya@example.com>', 'riya@example.com'],
  ['Riya Shah\r\n <riya@example.com>', 'riya@example.com'],
  ['riya@example.com (Riya)', 'riya@example.com'],
  ['riya@example.com;', 'riya@example.com'],
  ['riya@example.com,', 'riya@example.com'],
  ['Riya <riya@example.com>;', 'riya@example.com'],
  ['mailto:riya@example.com?subject=Trip,', 'riya@example.com'],
])('reads %j as %j', (typed, read) => {
  expect(readEmail(typed)).toBe(read);
});

test.each([
  '',
  'riya',
  'riya@',
  '@example.com',
  'riya@example',
  'riya@example..com',
  'riya@.example.com',
  '.riya@example.com',
  'ri..ya@example.com',
  'riya.@example.com',
  'riya@-example.com',
  'riya@example.123',
  'riya@[127.0.0.1]',
  'riya@127.0.0.1',
  'a@b.in, c@d.in',
  'a@b.in c@d.in',
  'a@b.in, c@d.in <e@f.in>',
  '<riya@example.com> <arjun@example.com>',
  'Riya <riya@example.com',
  'mailto:',
  'mailto:riya%0A@example.com',
  'mailto:riya%E0@example.com',
  'mailto:a%20b@example.com',
  'riya@example.com; arjun@example.com',
  'riya@example.com (arjun@example.com)',
  'Riya\r\nBcc: x@example.com <riya@example.com>',
  'ri ya@example.com',
  '"riya"@example.com',
  'riya@exam_ple.com',
  'riya@example.com\r\nBcc: x@example.com',
  `${'a'.repeat(65)}@example.com`,
  `riya@${'a'.repeat(64)}.com`,
])('refuses %j', (typed) => {
  expect(readEmail(typed)).toBeNull();
});

test('reads its own answer as the same address', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const read = readEmail(address);
      expect(read === null ? null : readEmail(read)).toBe(read);
    }),
  );
});
