import { expect, test } from 'vitest';
import { memberContract } from '#contract/index.ts';
import { listEndpoints } from '#server/http/api.ts';
import { isOpenWhileLocked, pageFor } from './page-choice.ts';

const visitor = {
  prerenderedPaths: ['/', '/about', '/gu', '/gu/about'],
  marker: null,
  language: 'en',
} as const;
const member = { ...visitor, marker: 'en' };

test('gives visitors the landing page and members the app at the start address', () => {
  expect(pageFor('/', visitor)).toBe('prerendered');
  expect(pageFor('/', member)).toBe('shell');
});

test('gives public pages of every language to members too', () => {
  expect(pageFor('/about', member)).toBe('prerendered');
  expect(pageFor('/gu/about', member)).toBe('prerendered');
  expect(pageFor('/gu', member)).toBe('prerendered');
});

test('opens every screen of the app from the shell', () => {
  expect(pageFor('/dashboard', member)).toBe('shell');
  expect(pageFor('/no/such/screen', visitor)).toBe('shell');
  expect(pageFor('/dashboard', { ...member, marker: '1' })).toBe('shell');
});

test('asks the network for the shell of another language than the worker’s', () => {
  expect(pageFor('/dashboard', { ...member, marker: 'gu' })).toBe('other-shell');
  expect(pageFor('/', { ...member, marker: 'en', language: 'hi' })).toBe('other-shell');
  expect(pageFor('/dashboard', { ...member, marker: 'hi', language: 'hi' })).toBe('shell');
});

test('the panel is English whatever the member reads', () => {
  expect(pageFor('/admin', { ...member, marker: 'hi', language: 'hi' })).toBe('other-shell');
  expect(pageFor('/admin', { ...member, marker: 'hi' })).toBe('shell');
});

test('leaves calls and files to the network', () => {
  expect(pageFor('/api/logout', member)).toBe('network');
  expect(pageFor('/manifest.webmanifest', visitor)).toBe('network');
});

test('lets only calls without a session through while the app is locked', () => {
  const reads = listEndpoints(memberContract).filter(({ method }) => method === 'GET');
  const open = reads.filter(({ path }) => isOpenWhileLocked(path.replaceAll(/\{[^}]*\}/g, 'one')));
  expect(open.map(({ path }) => path)).toEqual(
    reads.filter(({ meta }) => meta.access === 'public').map(({ path }) => path),
  );
});

test('lets screens and files of the app through while it is locked, in their one spelling alone', () => {
  for (const path of [
    '/',
    '/dashboard',
    '/our-year/2025',
    '/assets/app-1a2b.js',
    '/icons/any-192.png',
    '/sw.js',
  ])
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

test('leaves every second spelling of an address to the network, which refuses it', () => {
  for (const path of ['/%61pi/expenses/export.csv', '/ap%69/memories', '//dashboard', '/%64ashboard'])
    expect(pageFor(path, { ...member, marker: 'gu' })).toBe('network');
});
