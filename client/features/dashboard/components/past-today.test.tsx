import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as text } from '#messages/memories.ts';
import { riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { PastToday } from './past-today.tsx';

const written: Memory = {
  id: '0198a1b2-0000-7000-8000-00000000a001',
  title: 'Khichdi and a long walk',
  place: null,
  description: 'It rained, and nobody minded.',
  memoryDate: '2024-11-30',
  imageUrl: null,
  thumbnailUrl: null,
  imageWidth: null,
  imageHeight: null,
  imageColour: null,
  photos: [],
  tags: null,
  milestone: null,
  dateId: null,
  userId: riya.id,
  reactions: [],
  commentCount: 0,
  createdAt: '2024-11-30T06:00:00.000Z',
  updatedAt: '2024-11-30T06:00:00.000Z',
};
const address = '/api/memories/photos/0198a1b2-0000-7000-8000-00000000b001/thumbnail';

test('shows a memory without a photo as its page, with its words', async () => {
  await renderForMember(<PastToday found={[{ memory: written, yearsAgo: 2 }]} />);
  expect(await screen.findByText('It rained, and nobody minded.')).toBeDefined();
  expect(screen.getByText(`${text.onThisDay} · ${text.yearsAgo(2)}`)).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});

test('prefers a memory with a photo', async () => {
  const pictured = { ...written, title: 'Lamps', thumbnailUrl: address };
  const found = [
    { memory: written, yearsAgo: 1 },
    { memory: pictured, yearsAgo: 2 },
  ];
  await renderForMember(<PastToday found={found} />);
  expect(document.querySelector('img')?.getAttribute('src')).toBe(address);
  expect(screen.getByText('Lamps')).toBeDefined();
});
