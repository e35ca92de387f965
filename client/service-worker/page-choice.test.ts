import { expect, test } from 'vitest';
import { memberContract } from '#contract/index.ts';
import { listEndpoints } from '#server/http/api.ts';
import { isOpenToAll, pageFor } from './page-choice.ts';

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

test('past app lock lead the addresses that need no session, and no other', () => {
  const reads = listEndpoints(memberContract).filter(({ method }) => method === 'GET');
  const open = reads.filter(({ path }) => isOpenToAll(path.replaceAll(/\{[^}]*\}/g, 'one')));
  expect(open.map(({ path }) => path)).toEqual(
    reads.filter(({ meta }) => meta.access === 'public').map(({ path }) => path),
  );
});
