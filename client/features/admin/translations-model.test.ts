import { expect, test } from 'vitest';
import { experienceWordsIn, formatDateIn, toTranslationForm } from './translations-model.ts';

test.each([
  ['en', '31 December 2026'],
  ['gu', '31 ડિસેમ્બર, 2026'],
  ['hi', '31 दिसंबर 2026'],
] as const)('formats a date in %s', (language, written) => {
  expect(formatDateIn(language, '2026-12-31')).toBe(written);
  expect(formatDateIn(language, 'soon')).toBe('soon');
});

test('fills the fields of translations, an empty text for a missing one', () => {
  expect(toTranslationForm(['title', 'body'], { gu: { title: 'ઑફર્સ' } })).toEqual({
    gu: { title: 'ઑફર્સ', body: '' },
    hi: { title: '', body: '' },
  });
});

test('words the card of an experience in its reader’s language', () => {
  const { text, formatTime, formatWeekday } = experienceWordsIn('gu');
  expect([formatTime('19:30'), formatTime('after sunset')]).toEqual(['સાંજે\u00A07:30', 'after sunset']);
  expect(formatWeekday('2026-12-31')).toBe('ગુરુવાર, 31 ડિસેમ્બર');
  expect(text.soldOut).not.toBe(experienceWordsIn('en').text.soldOut);
});
