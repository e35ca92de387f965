import { expect, test } from 'vitest';
import { cityOptions } from './form-model.ts';
import { modeOf, modeOfCity } from './model.ts';

test('selects the expansion only for type=expansion', () => {
  expect(['expansion', 'pilot', '', null, 'Expansion', 'x'].map(modeOf)).toEqual([
    'expansion',
    'pilot',
    'pilot',
    'pilot',
    'pilot',
    'pilot',
  ]);
});

test('offers 18 cities of Gujarat in the pilot and 22 others in the expansion', () => {
  const names = (mode: 'pilot' | 'expansion') =>
    cityOptions(mode).flatMap((option) => ('options' in option ? option.options : [option]));
  expect(names('pilot')).toHaveLength(18);
  expect(names('expansion')).toHaveLength(22);
});

test('maps a pilot city to the pilot, a later one to the expansion, and any other to null', () => {
  expect(['Surat', 'Goa', '', 'Atlantis'].map(modeOfCity)).toEqual(['pilot', 'expansion', null, null]);
});
