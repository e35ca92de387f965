import { expect, test } from 'vitest';
import { chooseLanguage } from './reader.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-DE, fr;q=0.8', 'en'],
  ['gu', 'gu'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en;q=0.5, GU-IN;q=0.7', 'gu'],
  ['de, hi;q=0.4, gu;q=0.4', 'hi'],
  ['hi;q=0, gu;q=oops', 'en'],
  ['*', 'en'],
])('maps the header %o to %s', (accepted, language) => {
  expect(chooseLanguage(accepted)).toBe(language);
});
