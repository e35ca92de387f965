import { expect, test } from 'vitest';
import { checkNewPassword } from './policy.ts';
import { readEnglish } from '#tests/support/english-reader.ts';

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
])('%s is no password for Riya Shah', (password) => {
  expect(() => checkNewPassword(password, owner)).toThrow(/too (common|easy)/);
});

test.each(['kite6x', 'jugalbandi of two', 'Riya and her kites', 'correct horse 1'])(
  '%s is one',
  (password) => {
    expect(() => checkNewPassword(password, owner)).not.toThrow();
  },
);

test('the refused passwords reach as far for the longer minimum as for the shorter', () => {
  // Among the 3,000 of 8 characters and more; beyond the 7,000th of those of 6.
  expect(() => checkNewPassword('elements', owner)).toThrow(/too common/);
});
