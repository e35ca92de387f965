import { expect, test } from 'vitest';
import type { Note } from '#domain/notes/schema.ts';
import { countCategories, noFilter, searchNotes, shortenTags } from './model.ts';

function note(title: string, change: Partial<Note> = {}): Note {
  return {
    id: title,
    userId: 'riya',
    title,
    content: '',
    category: 'food',
    tags: [],
    isPrivate: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const chai = note('Chai', { content: 'Ginger, NO sugar' });
const ring = note('Ring size', { category: 'gifts', isPrivate: false });
const film = note('ફિલ્મ', { category: 'entertainment', isPrivate: false, userId: 'arjun' });
const all = [chai, ring, film];

test.each([
  ['', all],
  ['  ', all],
  ['no SUGAR', [chai]],
  ['ring', [ring]],
  ['ફિલ્મ', [film]],
  ['sugarcane', []],
])('searches for %j in title and content, ignoring case', (search, found) => {
  expect(searchNotes(all, { ...noFilter, search })).toEqual(found);
});

test('separates private notes from shared ones by tab', () => {
  expect(searchNotes(all, { ...noFilter, tab: 'private' })).toEqual([chai]);
  expect(searchNotes(all, { ...noFilter, tab: 'shared' })).toEqual([ring, film]);
});

test('counts categories and keeps an empty one only while it is chosen', () => {
  expect(countCategories(all, 'all')).toEqual([
    { category: 'gifts', count: 1 },
    { category: 'food', count: 1 },
    { category: 'entertainment', count: 1 },
  ]);
  expect(countCategories([chai], 'special')).toEqual([
    { category: 'food', count: 1 },
    { category: 'special', count: 0 },
  ]);
});

test('shortens tags to three and counts the rest', () => {
  expect(shortenTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], moreCount: 0 });
  expect(shortenTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], moreCount: 2 });
  expect(shortenTags([])).toEqual({ shown: [], moreCount: 0 });
});
