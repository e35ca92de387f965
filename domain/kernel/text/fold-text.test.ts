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
