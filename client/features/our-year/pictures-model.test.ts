import { expect, test } from 'vitest';
import { DATE_NIGHT } from '#domain/memories/facts.ts';
import type { Memory } from '#domain/memories/schema.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import { listSlides } from './model.ts';
import { withPictures } from './pictures-model.ts';

const at = '2025-01-01T10:00:00.000Z';

/** A memory with a photo that is named after it. */
function pictured(title: string, memoryDate: string, rest: Partial<Memory> = {}): Memory {
  return {
    id: title,
    title,
    place: null,
    description: null,
    memoryDate,
    imageUrl: `/${title}`,
    thumbnailUrl: `/${title}/thumbnail`,
    imageWidth: 4,
    imageHeight: 3,
    imageColour: '#aa5500',
    photos: [],
    tags: null,
    milestone: null,
    dateId: null,
    userId: null,
    reactions: [],
    commentCount: 0,
    createdAt: at,
    updatedAt: at,
    ...rest,
  };
}

const year: OurYear = {
  year: '2025',
  years: ['2025'],
  dates: { count: 9, favourite: 'cooking', fullestMonth: '2025-03' },
  places: { count: 2, names: ['Riverfront', 'Law Garden'] },
  firsts: [{ kind: 'memory', title: 'kites', day: '2025-01-14' }],
  streak: { weeks: 5, questionDays: 0 },
  memories: { count: 8, photos: 8 },
  bestLoved: {
    id: 'mangoes',
    title: 'mangoes',
    memoryDate: '2025-05-05',
    imageUrl: '/mangoes',
    thumbnailUrl: '/mangoes/thumbnail',
    warmth: 3,
  },
  saved: '500.00',
};

/** Returns the photo behind each figure. */
function photosOf(memories: readonly Memory[], of = year): Record<string, string | undefined> {
  const slides = withPictures(listSlides(of, ['Riya', 'Arjun']), of, memories);
  return Object.fromEntries(slides.map(({ kind, photo }) => [kind, photo?.full]));
}

test('chooses a photo that shows what a figure tells, and none twice', () => {
  const photos = photosOf([
    pictured('diwali', '2025-10-20'),
    pictured('mangoes', '2025-05-05'),
    pictured('walk', '2025-04-01', { place: ' riverfront ' }),
    pictured('march', '2025-03-02'),
    pictured('dinner', '2025-03-01', { milestone: DATE_NIGHT }),
    pictured('kites', '2025-01-14'),
    pictured('lamps', '2025-02-01', { commentCount: 2 }),
    pictured('before', '2024-12-31'),
  ]);
  expect(photos).toMatchObject({ firsts: '/kites', places: '/walk', dates: '/dinner', loved: '/mangoes' });
  // A photo with comments comes next. One of another year is not shown.
  expect([photos['streak'], photos['saved']]).toEqual(['/lamps', '/diwali']);
  expect(photos['opening']).toBe('/march');
  expect(photos['closing']).toBeUndefined();
});

test('falls back to any photo of the year', () => {
  expect(photosOf([pictured('rain', '2025-07-01')])).toMatchObject({ firsts: '/rain', places: undefined });
});

test('leaves a best-loved memory without a photo as it is', () => {
  const written = { ...year, bestLoved: year.bestLoved && { ...year.bestLoved, imageUrl: null, thumbnailUrl: null } };
  expect(photosOf([pictured('rain', '2025-07-01')], written)['loved']).toBeUndefined();
});

test('leaves the ornaments in a year without photos', () => {
  const photos = photosOf([pictured('rain', '2025-07-01', { imageUrl: null, thumbnailUrl: null })]);
  expect(Object.values({ ...photos, loved: undefined }).every((photo) => photo === undefined)).toBe(true);
});
