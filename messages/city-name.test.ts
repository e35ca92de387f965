import { expect, test } from 'vitest';
import { nameCity } from './city-name.ts';
import { citiesText as inGujarati } from './gu/cities.ts';
import { citiesText as inHindi } from './hi/cities.ts';

test('names one of our cities in the language, and any other as it was written', () => {
  expect(nameCity(inGujarati, 'Surat')).toBe('સુરત');
  expect(nameCity(inHindi, 'Surat')).toBe('सूरत');
  expect([nameCity(inHindi, 'Atlantis'), nameCity(inHindi, 'toString')]).toEqual(['Atlantis', 'toString']);
});
