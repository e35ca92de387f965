import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test('folds the capital I with a dot as the database does', () => {
  expect(foldText('\u0130stanbul')).toBe('istanbul');
});

test('ignores case, accents, nuktas and joiners, composed or not', () => {
  expect(foldText('Café')).toBe('cafe');
  expect(foldText('\u095Eोटो')).toBe(foldText('फोटो'));
  expect(foldText('चाँद')).toBe('चांद');
  expect(foldText('ક્\u200Dષ')).toBe('ક્ષ');
  expect(foldText('दिन')).not.toBe(foldText('दीन'));
});

test.each([
  ['Mummy\u2019s', "mummy's"],
  ['Mummy`s', "mummy's"],
  ['Hawai\u02BBi', "hawai'i"],
  ['Dolby™', 'dolbytm'],
  ['№5', 'no5'],
  ['\u201CChai\u201D at 5\u20136', '"chai" at 5-6'],
])('reads the signs of another keyboard in %s', (typed, other) => {
  expect(foldText(typed)).toBe(foldText(other));
});

test.each([
  ['हिन्दी', 'हिंदी'],
  ['सम्बन्ध', 'संबंध'],
  ['गङ्गा', 'गंगा'],
  ['पञ्च', 'पंच'],
  ['इन्टरनेट', 'इंटरनेट'],
  ['સમ્બન્ધ', 'સંબંધ'],
  ['ગઙ્ગા', 'ગંગા'],
  ['અન્ત', 'અંત'],
  ['સમ્મેલન', 'સંમેલન'],
  ['सम्मान', 'संमान'],
  ['एवम् घर', 'एवं घर'],
  ['स्वयम्।', 'स्वयं।'],
  ['સ્વયમ્', 'સ્વયં'],
])('reads %s as %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

test.each([
  ['अन्न', 'अंन'],
  ['जन्म', 'जंम'],
  ['राष्ट्र', 'राष्ट्रं'],
  ['तुम्हारा', 'तुंहारा'],
  ['નિમ્ન', 'નિંન'],
  ['મન', 'મં'],
])('keeps %s apart from %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});
