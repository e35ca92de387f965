import { expect, test } from 'vitest';
import { isPrecached } from './build-service-worker.ts';

test.each([
  '/assets/date-form-dialog-BxK2.js',
  '/assets/audit-log-D8fkQsw.js',
  '/assets/root-C1a.css',
  '/login/index.html',
  '/__spa-fallback.html',
  '/assets/anek-basic-9f.woff2',
  '/icons/mark.svg',
])('keeps %s from the installation on: a form or a screen may need it without a network', (url) => {
  expect(isPrecached(url, 'en')).toBe(true);
});

test.each([
  '/sw.js',
  '/assets/root-C1a.css.br',
  '/assets/dialog-BxK2.js.map',
  '/assets/anek-gujarati-9f.woff2',
  '/assets/dark-560-x.avif',
  '/og-jugal.png',
  '/icons/maskable-512.png',
  '/.vite/manifest.json',
])('leaves %s until it is used', (url) => {
  expect(isPrecached(url, 'en')).toBe(false);
});

test('precaches the fonts of a script where it is read', () => {
  expect(isPrecached('/assets/anek-gujarati-9f.woff2', 'gu')).toBe(true);
  expect(isPrecached('/assets/eczar-devanagari-9f.woff2', 'hi')).toBe(true);
  expect(isPrecached('/assets/anek-gujarati-9f.woff2', 'hi')).toBe(false);
});
