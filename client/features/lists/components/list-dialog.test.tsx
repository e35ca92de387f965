import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listScreensText as text } from '#messages/lists.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';
import { ListDialog } from './list-dialog.tsx';

const CREATE = 'POST /api/lists';
const at = '2026-11-20T10:00:00.000Z';
const list = {
  id: '0198a1b2-0000-7000-8000-00000000d001',
  title: 'Us',
  kind: 'wishes' as const,
  itemCount: 0,
  openCount: 0,
  createdAt: at,
  updatedAt: at,
};

let server: FakeServer;
beforeEach(() => {
  sessionStorage.clear();
  server = provideServer({ [CREATE]: ({ body }) => Response.json({ ...list, ...(body as object) }, { status: 201 }) });
});

const title = () => screen.findByLabelText(text.fieldTitle);
const kind = () => screen.getByLabelText<HTMLSelectElement>(text.fieldKind);

test('follows the title with the kind, and starts the list with it', async () => {
  const onCreated = vi.fn<() => void>();
  await renderForMember(<ListDialog onCreated={onCreated} onClose={vi.fn<() => void>()} />);
  await userEvent.type(await title(), 'Sunday ');
  expect(kind().value).toBe('other');
  await userEvent.type(await title(), 'groceries');
  expect(kind().value).toBe('shopping');
  await userEvent.click(screen.getByRole('button', { name: text.create }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  expect(server.bodiesOf(CREATE)).toMatchObject([{ title: 'Sunday groceries', kind: 'shopping' }]);
});

test('leaves a kind that the member has chosen, and that of a list that is there', async () => {
  const { unmount } = await renderForMember(<ListDialog onClose={vi.fn<() => void>()} />);
  await title();
  await userEvent.selectOptions(kind(), 'other');
  await userEvent.type(await title(), 'Groceries');
  expect(kind().value).toBe('other');
  unmount();
  await renderForMember(<ListDialog list={list} onClose={vi.fn<() => void>()} />);
  await userEvent.type(await title(), ' groceries');
  expect(kind().value).toBe('wishes');
});
