import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CopiedRow } from '#domain/copy/rows.ts';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { firstPhotoText as text } from '#messages/first-photo.ts';
import { memoryScreensText } from '#messages/memories.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer, provideUploads } from '#tests/components/network.ts';

const kites: CopiedRow<'memories'> = {
  id: '0198a1b2-0000-7000-8000-00000000a001',
  title: 'Kites on the terrace',
  place: null,
  description: null,
  memoryDate: '2026-01-14',
  imageUrl: 'https://pictures.example.test/kites.jpg',
  photos: [],
  tags: null,
  milestone: null,
  dateId: null,
  userId: riya.id,
  reactions: [],
  commentCount: 0,
  createdAt: '2026-11-30T05:00:00.000Z',
  updatedAt: '2026-11-30T05:00:00.000Z',
};

beforeEach(() => {
  vi.resetModules();
  provideServer();
  provideUploads();
});

async function open(rows: CopiedRows) {
  const { FirstPhoto } = await import('./first-photo.tsx');
  await holdRows(riya.id, rows);
  return renderForMember(<FirstPhoto />);
}

test('invites to the first photo, which becomes a new memory', async () => {
  await open({ memories: [{ ...kites, imageUrl: null }] });
  expect(screen.getByRole('region', { name: text.title })).toBeTruthy();
  const picture = new File(['photo'], 'IMG_2041.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText<HTMLInputElement>(text.choose, { selector: 'input' }), picture);
  await screen.findByRole('dialog', { name: memoryScreensText.formTitle });
});

test('shows the first photo once there is one', async () => {
  await open({ memories: [] });
  await act(() => holdRows(riya.id, { memories: [kites] }));
  const photo = screen.getByRole('region', { name: text.first });
  expect(photo.textContent).toContain('14 January 2026');
  expect(screen.getByRole('link', { name: /Kites on the terrace/ })).toBeTruthy();
  expect(screen.queryByText(text.title)).toBeNull();
});
