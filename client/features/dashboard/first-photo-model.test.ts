import { expect, test } from 'vitest';
import type { Memory } from '#domain/memories/schema.ts';
import { findFirstPhoto } from './first-photo-model.ts';

const memoryOf = (id: string, memoryDate: string, thumbnailUrl: string | null, minute = '00'): Memory => ({
  id,
  title: id,
  place: null,
  description: null,
  memoryDate,
  imageUrl: thumbnailUrl,
  thumbnailUrl,
  imageWidth: null,
  imageHeight: null,
  imageColour: null,
  photos: [],
  tags: null,
  milestone: null,
  dateId: null,
  userId: null,
  reactions: [],
  commentCount: 0,
  createdAt: `2026-11-30T10:${minute}:00.000Z`,
  updatedAt: `2026-11-30T10:${minute}:00.000Z`,
});

test('finds the photo of the earliest day, and of that day the one that was added first', () => {
  const written = memoryOf('Words', '2024-01-01', null);
  const [later, first] = [memoryOf('Tea', '2025-03-01', '/tea', '20'), memoryOf('Kites', '2025-03-01', '/kites', '10')];
  expect(findFirstPhoto([memoryOf('Garba', '2025-10-01', '/garba'), later, first, written])?.title).toBe('Kites');
  expect(findFirstPhoto([written])).toBeNull();
});
