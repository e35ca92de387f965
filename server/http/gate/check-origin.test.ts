import { expect, test } from 'vitest';
import { comesFromElsewhere, isTrustedOrigin } from './check-origin.ts';

const publicUrl = 'https://jugal.example';

test.each([
  ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://jugal.example' }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://jugal.example' }, false],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, false],
  ['an older browser on the page itself', { origin: 'https://jugal.example' }, true],
  ['an older browser on another site', { origin: 'https://evil.example' }, false],
  ['an older browser over plain http', { origin: 'http://jugal.example' }, false],
  [
    'an older browser behind a proxy that keeps the host',
    { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' },
    true,
  ],
  ['a page without an origin', { origin: 'null', host: 'jugal.example' }, false],
  ['a page without an origin, to a host without a name', { origin: 'null' }, false],
  ['what is no browser', {}, true],
])('classifies a change from %s with %j as trusted: %s', (_name, headers, isTrusted) => {
  expect(isTrustedOrigin(headers, publicUrl)).toBe(isTrusted);
});

test.each([
  ['the page itself', { 'sec-fetch-site': 'same-origin' }, false],
  ['the address bar', { 'sec-fetch-site': 'none' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }, true],
  ['an older browser on the page itself', { referer: 'https://jugal.example/profile' }, false],
  ['an older browser on another site', { referer: 'https://evil.example/' }, true],
  ['an older browser in an app', { referer: 'android-app://evil.example/' }, true],
  ['what is no page', {}, false],
])('classifies a visit from %s with %j as led by another site: %s', (_name, headers, isFromElsewhere) => {
  expect(comesFromElsewhere(headers, publicUrl)).toBe(isFromElsewhere);
});
