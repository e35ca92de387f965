import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnglish } from '#tests/support/english-reader.ts';
import { checkNewPassword } from './policy.ts';

readEnglish();

const owner = { firstName: 'Riya', lastName: 'Shah', email: 'riya.s92@example.com' };

test.each([
  '123456',
  'iloveyou',
  'Password1',
  'jugal',
  'JUGAL@2026',
  'Riya',
  'shahriya#1',
  'riya.s92',
  'riya.s92@example.com',
  'jugaljugal',
  'Jugal-jugal',
  'jugal1jugal',
  '1jugal2jugal3jugal!',
  'ＪＵＧＡＬ-jugal',
  'જુગલ જુગલ 1',
  'riyariya92',
  'Riya&Riya',
  'jugal.riya',
  'shah 12 shah 34',
  'riya.s92riya.s92',
  'riyas jugal',
])('rejects %s as a password of Riya Shah', (password) => {
  expect(() => checkNewPassword(password, owner)).toThrow(/too (common|easy)/);
});

test.each([
  'kite6x',
  'jugalbandi of two',
  'Riya and her kites',
  'correct horse 1',
  'jugal riya kites',
  '92 1947 15 08',
])('accepts %s', (password) => {
  expect(() => checkNewPassword(password, owner)).not.toThrow();
});

test('rejects a mailbox of digits alone, once or repeated', () => {
  const caller = { ...owner, email: '9876543210@example.com' };
  for (const password of ['9876543210', '98765-43210', '98765432109876543210'])
    expect(() => checkNewPassword(password, caller)).toThrow(/too (common|easy)/);
});

test('rejects any arrangement of own words, digits and signs, and accepts any with a foreign word', () => {
  const words = fc.constantFrom('Riya', 'SHAH', 'riya.s92', 'jugal', 'Jugal');
  const rest = fc.stringMatching(/^[\d _!.-]{0,4}$/);
  const arrangement = fc.array(
    fc.tuple(words, rest).map((pair) => pair.join('')),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(rest, arrangement, (before, parts) => {
      const password = before + parts.join('');
      expect(() => checkNewPassword(password, owner)).toThrow(/too (common|easy)/);
      expect(() => checkNewPassword(`${password} kites`, owner)).not.toThrow();
    }),
  );
});

test('rejects as many common passwords at the longer minimum length as at the shorter', () => {
  // Among the first 3,000 with at least 8 characters, but beyond the 7,000th with at least 6.
  expect(() => checkNewPassword('elements', owner)).toThrow(/too common/);
});

test.each(['        ', 'aaaaaaaaaaaa', 'કકકકકકકક'])('rejects the repeated character of %o', (password) => {
  expect(() => checkNewPassword(password, owner)).toThrow(/too common/);
});
