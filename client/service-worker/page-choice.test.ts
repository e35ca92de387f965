import { expect, test } from 'vitest';
import { memberContract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { isOpenWhileLocked, pageFor } from './page-choice.ts';

const visitor = {
  prerenderedPaths: ['/', '/about', '/gu', '/gu/about'],
  marker: null,
  language: 'en',
} as const;
const member = { ...visitor, marker: 'en' };

test('serves visitors the landing page and members the app at the start address', () => {
  expect(pageFor('/', visitor)).toBe('prerendered');
  expect(pageFor('/', member)).toBe('shell');
});

test('serves public pages of every language to members too', () => {
  expect(pageFor('/about', member)).toBe('prerendered');
  expect(pageFor('/gu/about', member)).toBe('prerendered');
  expect(pageFor('/gu', member)).toBe('prerendered');
});

test('opens every screen of the app from the shell', () => {
  expect(pageFor('/dashboard', member)).toBe('shell');
  expect(pageFor('/no/such/screen', visitor)).toBe('shell');
  expect(pageFor('/dashboard', { ...member, marker: '1' })).toBe('shell');
});

test('fetches the shell of a language other than the service worker’s', () => {
  expect(pageFor('/dashboard', { ...member, marker: 'gu' })).toBe('other-shell');
  expect(pageFor('/', { ...member, marker: 'en', language: 'hi' })).toBe('other-shell');
  expect(pageFor('/dashboard', { ...member, marker: 'hi', language: 'hi' })).toBe('shell');
});

test('serves the admin panel in English in any language of the member', () => {
  expect(pageFor('/admin', { ...member, marker: 'hi', language: 'hi' })).toBe('other-shell');
  expect(pageFor('/admin', { ...member, marker: 'hi' })).toBe('shell');
});

test('leaves calls and files to the network', () => {
  expect(pageFor('/api/logout', member)).toBe('network');
  expect(pageFor('/manifest.webmanifest', visitor)).toBe('network');
});

test('allows only calls without a session while the app is locked', () => {
  const reads = listEndpoints(memberContract).filter(({ method }) => method === 'GET');
  const open = reads.filter(({ path }) => isOpenWhileLocked(path.replaceAll(/\{[^}]*\}/g, 'one')));
  expect(open.map(({ path }) => path)).toEqual(
    reads.filter(({ meta }) => meta.access === 'public').map(({ path }) => path),
  );
});

test('allows screens and files of the app while it is locked, by their canonical paths only', () => {
  for (const path of ['/', '/dashboard', '/our-year/2025', '/assets/app-1a2b.js', '/icons/any-192.png', '/sw.js'])
    expect(isOpenWhileLocked(path)).toBe(true);
  for (const path of [
    '/%61pi/expenses/export.csv',
    '/ap%69/export',
    '/api//export',
    '/api/export',
    '/export.csv',
    '/x',
  ])
    expect(isOpenWhileLocked(path)).toBe(false);
});

test('leaves non-canonical paths to the network, which rejects them', () => {
  for (const path of ['/%61pi/expenses/export.csv', '/ap%69/memories', '//dashboard', '/%64ashboard'])
    expect(pageFor(path, { ...member, marker: 'gu' })).toBe('network');
});
