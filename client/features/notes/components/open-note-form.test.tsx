import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Note } from '#domain/notes/schema.ts';
import { noteScreensText as text } from '#messages/notes.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const chai: Note = {
  id: '0198a1b2-0000-7000-8000-000000000c4a',
  userId: riya.id,
  title: 'Chai',
  content: 'Ginger',
  category: 'food',
  tags: [],
  isPrivate: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const theirs: Note = { ...chai, content: 'Ginger, no sugar', updatedAt: '2026-11-23T10:00:01.000Z' };
const UPDATE = `PUT /api/partner-notes/${chai.id}`;

test('keeps what the partner changed while the form was open, and saves the other field', async () => {
  const server = provideServer({
    [UPDATE]: ({ body }) =>
      Reflect.get(Object(body), 'updatedAt') === theirs.updatedAt
        ? Response.json({ ...theirs, ...Object(body), updatedAt: '2026-11-23T10:00:02.000Z' })
        : Response.json({ code: 'stale', message: 'Newer', newer: theirs }, { status: 409 }),
  });
  const [{ NoteFormDialog }, { interceptRequestsBy }] = await Promise.all([
    import('./note-form-dialog.tsx'),
    import('#client/data/outbox/request-interceptor.ts'),
  ]);
  interceptRequestsBy(async () => (await import('#client/shell/pending/page-outbox.ts')).pageOutbox);
  await holdRows(riya.id, { notes: [chai] });
  const onClose = vi.fn<() => void>();
  await renderForMember(<NoteFormDialog note={chai} onClose={onClose} />);
  const title = await screen.findByLabelText(text.fieldTitle);
  await act(() => holdRows(riya.id, { notes: [theirs] }));
  await userEvent.type(title, ' for two');
  await userEvent.click(screen.getByRole('button', { name: text.save }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodiesOf(UPDATE)).toEqual([
    expect.objectContaining({ title: 'Chai for two', updatedAt: chai.updatedAt }),
    { title: 'Chai for two', updatedAt: theirs.updatedAt },
  ]);
});
