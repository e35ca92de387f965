import { expect, test } from 'vitest';
import { cityOptions } from './form-model.ts';
import { modeOf, modeOfCity } from './model.ts';

test('only type=expansion selects the expansion', () => {
  expect(['expansion', 'pilot', '', null, 'Expansion', 'x'].map(modeOf)).toEqual([
    'expansion',
    'pilot',
    'pilot',
    'pilot',
    'pilot',
    'pilot',
  ]);
});

test('the pilot offers 18 cities of Gujarat, the expansion 22 others', () => {
  const names = (mode: 'pilot' | 'expansion') =>
    cityOptions(mode).flatMap((option) => ('options' in option ? option.options : [option]));
  expect(names('pilot')).toHaveLength(18);
  expect(names('expansion')).toHaveLength(22);
});

test('a pilot city leads to the pilot, a later one to the expansion, and any other nowhere', () => {
  expect(['Surat', 'Goa', '', 'Atlantis'].map(modeOfCity)).toEqual(['pilot', 'expansion', null, null]);
});
