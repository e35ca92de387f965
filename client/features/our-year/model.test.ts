import { expect, test } from 'vitest';
import type { OurYear } from '#domain/our-year/schema.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { figureSize, listFigures, listSlides } from './model.ts';

const quiet: OurYear = {
  year: '2025',
  years: ['2025'],
  dates: null,
  places: null,
  firsts: [],
  streak: null,
  memories: null,
  bestLoved: null,
  saved: null,
};

const full: OurYear = {
  ...quiet,
  dates: { count: 41, favourite: 'cooking', fullestMonth: '2025-01' },
  places: { count: 12, names: ['Riverfront', 'Law Garden'] },
  firsts: [{ kind: 'date', title: 'Kites', day: '2025-01-14' }],
  streak: { weeks: 5, questionDays: 21 },
  memories: { count: 30, photos: 40 },
  bestLoved: {
    id: '019b0000-0000-7000-8000-000000000000',
    title: 'Mangoes',
    memoryDate: '2025-05-05',
    imageUrl: null,
    thumbnailUrl: null,
    warmth: 3,
  },
  saved: '123456.50',
};

const kinds = (year: OurYear) => listSlides(year, ['Riya', 'Arjun']).map(({ kind }) => kind);

test('lists the slides of a full year in order, between an opening and an ending', () => {
  expect(kinds(full)).toEqual(['opening', 'dates', 'places', 'firsts', 'streak', 'loved', 'saved', 'closing']);
});

test('describes a year without records kindly, without a figure', () => {
  expect(kinds(quiet)).toEqual(['opening', 'quiet', 'closing']);
  const [told] = listFigures(listSlides(quiet, []));
  expect(`${told?.figure} ${told?.sentence}`).not.toMatch(/\d/);
});

test('says of a current year without records that it has only begun', () => {
  const [told] = listFigures(listSlides(quiet, [], false));
  expect(told?.figure).toBe(text.begun);
});

test('formats figures the Indian way, and names no favourite of a single date', () => {
  const slides = listSlides({ ...full, dates: { count: 1, favourite: 'cooking', fullestMonth: '2025-01' } }, []);
  expect(slides.find(({ kind }) => kind === 'saved')?.figure).toBe('₹1,23,456.50');
  const dates = slides.find(({ kind }) => kind === 'dates');
  expect([dates?.figure, dates?.sentence, dates?.notes]).toEqual(['1', 'time you went on a date', []]);
});

test('shows a streak of questions large if alone, and as a note beside a streak of weeks', () => {
  const of = (streak: OurYear['streak']) => listSlides({ ...full, streak }, []).find(({ kind }) => kind === 'streak');
  expect(of({ weeks: 0, questionDays: 21 })).toMatchObject({ figure: '21', notes: [] });
  expect(of({ weeks: 5, questionDays: 21 })?.notes[0]).toContain('21 days in a row');
});

test.each([
  ['41', 'huge'],
  ['₹1,23,456', 'large'],
  ['Mangoes under the tree', 'words'],
  ['₹99,99,99,999.50', 'words'],
] as const)('sizes %s as %s', (figure, size) => {
  expect(figureSize(figure)).toBe(size);
});
