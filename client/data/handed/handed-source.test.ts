import { expect, test } from 'vitest';
import { isFromOtherSite } from './handed-source.ts';

const own = 'https://jugal.example';
const other = 'https://elsewhere.example';
const from = (headers: Record<string, string>, referrer = '') => ({ headers: new Headers(headers), referrer });

test.each([
  ['the phone, as its browser names it', from({ 'sec-fetch-site': 'none', origin: 'null' })],
  ['the phone, of which nothing is known', from({})],
  ['a page of our own', from({ origin: own }, `${own}/finances`)],
  ['a page without an address', from({}, 'about:client')],
])('accepts %s', (_name, request) => {
  expect(isFromOtherSite(request, own)).toBe(false);
});

test.each([
  ['its site', from({ 'sec-fetch-site': 'cross-site' })],
  ['the site of a sister domain', from({ 'sec-fetch-site': 'same-site' })],
  ['its origin', from({ origin: other })],
  ['its referrer', from({}, `${other}/win-a-phone`)],
  ['its referrer, though it hides its origin', from({ origin: 'null' }, `${other}/`)],
  ['another port', from({}, 'https://jugal.example:8443/')],
])('rejects a page that is known as another site by %s', (_name, request) => {
  expect(isFromOtherSite(request, own)).toBe(true);
});
