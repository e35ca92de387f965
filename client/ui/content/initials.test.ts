import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('takes the first and the last name', () => {
  expect(initialsOf('  meera  kumari patel ')).toBe('MP');
});

test('keeps a Gujarati syllable whole', () => {
  expect(initialsOf('જુગલ કિશોર')).toBe('જુકિ');
});

test('returns an empty text for a blank name', () => {
  expect(initialsOf('  ')).toBe('');
});
