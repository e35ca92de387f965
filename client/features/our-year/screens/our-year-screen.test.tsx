import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredMemory } from '#domain/memories/schema.ts';
import type { OurYear } from '#domain/our-year/schema.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { ourYearScreensText as text } from '#messages/our-year.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const at = '2026-01-14T10:00:00.000Z';
const PHOTO = '0198a1b2-0000-7000-8000-00000000f001';
const kites: StoredMemory = {
  id: '0198a1b2-0000-7000-8000-00000000a001',
  title: 'Kites',
  place: null,
  description: null,
  memoryDate: '2026-01-14',
  imageUrl: null,
  photos: [{ id: PHOTO, width: 4, height: 3, colour: '#aa5500', original: null, uploadedBy: riya.id, addedAt: null }],
  tags: null,
  milestone: null,
  dateId: null,
  userId: riya.id,
  reactions: [],
  commentCount: 0,
  createdAt: at,
  updatedAt: at,
};
const year: OurYear = {
  year: '2026',
  years: ['2026'],
  dates: { count: 2, favourite: 'picnic', fullestMonth: '2026-01' },
  places: null,
  firsts: [],
  streak: null,
  memories: { count: 1, photos: 1 },
  bestLoved: null,
  saved: null,
};

async function openOn(day: string): Promise<void> {
  vi.setSystemTime(`${day}T10:00:00.000Z`);
  await holdRows(riya.id, { memories: [kites] });
  const { default: OurYearScreen } = await import('./our-year-screen.tsx');
  await renderForMember(<OurYearScreen />, riya, '/our-year');
}

beforeEach(() => {
  vi.resetModules();
  provideServer({
    'GET /api/our-year': () => Response.json(['2026']),
    'GET /api/our-year/2026': () => Response.json(year),
    'GET /api/our-year/2026/book': () => Response.json(null),
    'GET /api/our-year/2026/book/letters': () => Response.json({ names: [], count: 0, memories: [] }),
  });
});

test('shows the figures of the current year so far, with a photo behind them, and no story or book yet', async () => {
  await openOn('2026-02-10');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(text.soFar);
  expect(await screen.findByRole('region', { name: text.dates })).toBeDefined();
  expect(document.querySelector('img')?.getAttribute('src')).toBe(photoAddress(PHOTO, 'thumbnail'));
  expect(screen.queryByRole('button', { name: text.play })).toBeNull();
  expect(screen.queryByRole('region', { name: text.book })).toBeNull();
});

test('tells the year as a whole from 1 December, with its book above the figures', async () => {
  await openOn('2026-12-01');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(text.title('2026'));
  expect(await screen.findByRole('button', { name: text.play })).toBeDefined();
  await screen.findByRole('button', { name: text.bookMake });
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  const [book, dates] = [text.book, text.dates].map((name) => screen.getByRole('region', { name }));
  expect(regions.indexOf(book?.getAttribute('aria-labelledby') ?? '')).toBeLessThan(
    regions.indexOf(dates?.getAttribute('aria-labelledby') ?? ''),
  );
});
