import { expect, test } from 'vitest';
import type { OurYear } from '#domain/our-year/schema.ts';
import { breakLines, CARD_CHOICES, listChoices, planCard } from './card-model.ts';

const photo = '/api/memories/photos/019b0000-0000-7000-8000-000000000000/full';
const year: OurYear = {
  year: '2025',
  years: ['2025'],
  dates: { count: 41, favourite: 'cooking', fullestMonth: '2025-01' },
  places: { count: 12, names: ['Riverfront', 'Law Garden'] },
  firsts: [{ kind: 'date', title: 'Kites', day: '2025-01-14' }],
  streak: { weeks: 0, questionDays: 21 },
  memories: { count: 30, photos: 40 },
  bestLoved: {
    id: '019b0000-0000-7000-8000-000000000000',
    title: 'Mangoes',
    memoryDate: '2025-05-05',
    imageUrl: photo,
    thumbnailUrl: photo,
    warmth: 3,
  },
  saved: '123456.50',
};
const names = ['Riya', 'Arjun'];
const quiet: OurYear = {
  ...year,
  dates: null,
  places: null,
  firsts: [],
  streak: null,
  memories: null,
  bestLoved: null,
};

test("omits the couple's texts and savings from the card unless chosen", () => {
  const plan = planCard(year, names, new Set());
  expect(plan).toMatchObject({ names: null, place: null, memory: null, photoUrl: null });
  expect(JSON.stringify(plan)).not.toMatch(/Riya|Arjun|Riverfront|Mangoes|Kites|123456|api\/memories/);
  expect(plan.figures.map(({ figure }) => figure)).toEqual(['41', '12', '30', '21']);
});

test.each(CARD_CHOICES)('shows only %s if only it is chosen', (choice) => {
  const { names: shownNames, place, memory, photoUrl } = planCard(year, names, new Set([choice]));
  const shown = { names: shownNames, place, memory, photo: photoUrl };
  expect(Object.entries(shown).flatMap(([key, value]) => (value === null ? [] : [key]))).toEqual([choice]);
});

test('offers neither missing choices nor a picture of another site', () => {
  expect(listChoices(year, names)).toEqual([...CARD_CHOICES]);
  expect(listChoices(quiet, ['Riya'])).toEqual([]);
  const elsewhere = {
    ...year,
    bestLoved: year.bestLoved && { ...year.bestLoved, imageUrl: 'https://a.example/1.jpg' },
  };
  expect(listChoices(elsewhere, names)).toEqual(['names', 'place', 'memory']);
  expect(planCard(elsewhere, names, new Set(CARD_CHOICES)).photoUrl).toBeNull();
});

test('shows words instead of figures for a quiet year', () => {
  const { figures, quiet: words } = planCard(quiet, names, new Set());
  expect([figures, words]).toEqual([[], 'Some years are only for the two of us.']);
});

test('breaks lines at spaces, and cuts long text between graphemes with an ellipsis', () => {
  const measure = (line: string) => [...new Intl.Segmenter().segment(line)].length;
  expect(breakLines('one two three', 7, 3, measure)).toEqual(['one two', 'three']);
  expect(breakLines('one two three four', 7, 2, measure)).toEqual(['one two', 'three…']);
  expect(breakLines('યાદગાર સાંજ', 3, 1, measure)).toEqual(['યાદ…'].map((line) => (measure(line) <= 3 ? line : 'યા…')));
  for (const line of breakLines('👩‍❤️‍👨👩‍❤️‍👨👩‍❤️‍👨👩‍❤️‍👨', 3, 1, measure)) expect(line).toBe('👩‍❤️‍👨👩‍❤️‍👨…');
});
