import { expect, test } from 'vitest';
import { pageFor } from './page-choice.ts';

const visitor = { prerenderedPaths: ['/', '/about'], isSignedIn: false };
const member = { ...visitor, isSignedIn: true };

test('gives visitors the landing page and members the app at the start address', () => {
  expect(pageFor('/', visitor)).toBe('prerendered');
  expect(pageFor('/', member)).toBe('shell');
});

test('gives public pages to members too', () => {
  expect(pageFor('/about', member)).toBe('prerendered');
});

test('opens every screen of the app from the shell', () => {
  expect(pageFor('/dashboard', member)).toBe('shell');
  expect(pageFor('/no/such/screen', visitor)).toBe('shell');
});

test('leaves calls and files to the network', () => {
  expect(pageFor('/api/logout', member)).toBe('network');
  expect(pageFor('/manifest.webmanifest', visitor)).toBe('network');
});
