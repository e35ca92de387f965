import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Note } from '#domain/notes/schema.ts';
import { noteScreensText } from '#messages/notes.ts';
import { pendingText as text } from '#messages/pending.ts';
import { uiText } from '#messages/ui.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { findDialog } from '#tests/components/find-dialog.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer, type ReceivedRequest } from '#tests/components/network.ts';

const CREATE = 'POST /api/partner-notes';
const UPDATE = 'PUT /api/partner-notes/0198a1b2-0000-7000-8000-000000000c4a';

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
const herChai = { title: 'Her chai', content: 'Ginger, no sugar', category: 'food' } as const;

const LATER = '2026-11-23T10:00:01.000Z';
const REASON = 'You have 500 notes. Delete one first.';

const accept =
  (status: number) =>
  ({ body }: ReceivedRequest) =>
    Response.json({ ...chai, ...(body as object), updatedAt: LATER }, { status });
const refuse = () => Response.json({ code: 'storage_limit', message: REASON }, { status: 403 });

let server: FakeServer;

beforeEach(() => {
  // Reads that this server does not answer are logged.
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({ [CREATE]: accept(201), [UPDATE]: accept(200) });
  server.isCut = true;
});

/** Loads a page of the member with the outbox of this device, as the app does. */
async function openPage(member = riya) {
  cleanup();
  vi.resetModules();
  const [{ api, client }, { interceptRequestsBy }, { queryClient }, { restoreStore }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/outbox/request-interceptor.ts'),
    import('#client/data/query-client.ts'),
    import('../member/load-member-screen.ts'),
  ]);
  interceptRequestsBy(async () => (await import('./page-outbox.ts')).pageOutbox);
  queryClient.setQueryData(api.accounts.me.queryKey(), member);
  await restoreStore();
  await holdRows(member.id, { notes: [chai] });
  return { client };
}

const onStay = vi.fn<() => void>();
const onLeave = vi.fn<() => void>();

/** Shows what is above every screen of the member: the bar of pending changes, and the dialogs. */
async function showBar(member = riya, isLeaving = false) {
  const { PendingOutlet } = await import('./pending-outlet.tsx');
  await renderForMember(<PendingOutlet isLeaving={isLeaving} onStay={onStay} onLeave={onLeave} />, member);
}

/** Opens the list of changes from the bar above the screens. */
async function openList() {
  await userEvent.click(await screen.findByRole('button', { name: text.show }));
  return findDialog(text.title);
}

type List = Awaited<ReturnType<typeof openList>>;

const press = async (list: List, name: string) => userEvent.click(await list.findByRole('button', { name }));

/** Lists the names and kinds of the changes in a section. */
function listSection(list: List, title: string): string[] {
  const section = list.queryByRole('heading', { name: title })?.closest('section');
  return [...(section?.querySelectorAll('li > p:first-child') ?? [])].map((row) =>
    [...row.children]
      .slice(0, 2)
      .map(({ textContent }) => textContent)
      .join(', '),
  );
}

/** Lists the labels and values of a section's fields. */
function listFields(section: ParentNode | null | undefined): string[] {
  return [...(section?.querySelectorAll('dl > div') ?? [])].map(({ children }) =>
    [...children].map(({ textContent }) => textContent).join(': '),
  );
}

const isBarShown = () => screen.queryByRole('button', { name: text.show, hidden: true }) !== null;

async function expectNoneLeft(list: List): Promise<void> {
  expect(await list.findByText(text.empty)).toBeDefined();
  await waitFor(() => expect(isBarShown()).toBe(false));
}

test('shows no bar without pending changes', async () => {
  server.isCut = false;
  const { client } = await openPage();
  await showBar();
  await client.notes.create(herChai);
  expect(server.bodiesOf(CREATE)).toMatchObject([herChai]);
  expect(isBarShown()).toBe(false);
});

test('shows a waiting change, and sends it on request', async () => {
  const { client } = await openPage();
  await client.notes.create(herChai);
  await showBar();
  expect((await screen.findByText(text.count(1))).textContent).toContain(text.show);
  const list = await openList();
  expect(listSection(list, text.listWaiting)).toEqual([`Her chai, ${text.kinds.create}`]);
  await press(list, text.sendNow);
  expect((await list.findByText(text.stillWaiting)).getAttribute('role')).toBe('status');
  expect(listSection(list, text.listWaiting)).toHaveLength(1);

  server.isCut = false;
  await press(list, text.sendNow);
  await expectNoneLeft(list);
  expect(server.bodiesOf(CREATE)).toMatchObject([herChai]);
});

test('sends waiting changes by itself once the network is back', async () => {
  const { client } = await openPage();
  await client.notes.create(herChai);
  await showBar();
  const list = await openList();
  server.isCut = false;
  fireEvent(window, new Event('online'));
  await expectNoneLeft(list);
  expect(server.bodiesOf(CREATE)).toHaveLength(1);
});

test('keeps the changes of an earlier page, and sends them under the same key', async () => {
  const keys: (string | null)[] = [];
  server.answers[CREATE] = ({ headers, body }) => {
    keys.push(headers.get('idempotency-key'));
    if (keys.length === 1) throw new TypeError('The answer is lost');
    return Response.json({ ...chai, ...(body as object) }, { status: 201 });
  };
  server.isCut = false;
  const { client } = await openPage();
  await client.notes.create(herChai);
  server.isCut = true;
  await openPage();
  await showBar();
  const list = await openList();
  expect(listSection(list, text.listWaiting)).toEqual([`Her chai, ${text.kinds.create}`]);
  server.isCut = false;
  await press(list, text.sendNow);
  await expectNoneLeft(list);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('lists and sends an edit of a waiting change after it', async () => {
  const { client } = await openPage();
  await client.notes.update({ id: chai.id, title: 'Masala chai' });
  await client.notes.update({ id: chai.id, content: 'Cardamom' });
  await showBar();
  const list = await openList();
  expect(listSection(list, text.listWaiting)).toEqual([
    `Masala chai, ${text.kinds.update}`,
    `Masala chai, ${text.kinds.update}`,
  ]);
  server.isCut = false;
  await press(list, text.sendNow);
  await expectNoneLeft(list);
  expect(server.bodiesOf(UPDATE)).toEqual([
    { title: 'Masala chai', updatedAt: chai.updatedAt },
    // The second one is based on the result of the first.
    { content: 'Cardamom', updatedAt: LATER },
  ]);
});

test('shows and sends no changes of another member of this device', async () => {
  await (await openPage()).client.notes.create(herChai);
  const { client } = await openPage(arjun);
  await client.notes.create({ ...herChai, title: 'Her shawl' });
  await showBar(arjun);
  expect(await screen.findByText(text.count(1))).toBeDefined();
  const list = await openList();
  expect(listSection(list, text.listWaiting)).toEqual([`Her shawl, ${text.kinds.create}`]);
  server.isCut = false;
  await press(list, text.sendNow);
  await expectNoneLeft(list);
  expect(server.bodiesOf(CREATE)).toMatchObject([{ title: 'Her shawl' }]);
  server.isCut = true;
  await openPage();
  await showBar();
  expect(listSection(await openList(), text.listWaiting)).toEqual([`Her chai, ${text.kinds.create}`]);
});

/** Opens the list with one change that the server has refused. */
async function openRefused(): Promise<List> {
  const { client } = await openPage();
  await client.notes.create(herChai);
  server.answers[CREATE] = refuse;
  server.isCut = false;
  await showBar();
  expect(await screen.findByText(text.undecided(1))).toBeDefined();
  return openList();
}

test('shows a refused change with the server’s reason and its text, and sends it again on request', async () => {
  const list = await openRefused();
  expect(listSection(list, text.listRefused)).toEqual([`Her chai, ${text.kinds.create}`]);
  expect(list.queryByRole('heading', { name: text.listWaiting })).toBeNull();
  expect(list.getByText(REASON)).toBeDefined();
  const item = list.getByText(REASON).closest('li');
  expect(listFields(item)).toContain(`${noteScreensText.fieldContent}: ${herChai.content}`);
  await press(list, text.retry);
  await waitFor(() => expect(server.bodiesOf(CREATE)).toHaveLength(2));
  expect(await list.findByText(REASON)).toBeDefined();

  server.answers[CREATE] = accept(201);
  await press(list, text.retry);
  await expectNoneLeft(list);
});

test('deletes a refused change without sending it again', async () => {
  const list = await openRefused();
  await press(list, text.drop);
  await expectNoneLeft(list);
  const { changeStore } = await import('#client/data/outbox/stored/change-store.ts');
  expect(await changeStore.list()).toEqual([]);
  expect(server.bodiesOf(CREATE)).toHaveLength(1);
});

test('copies the text of a refused change', async () => {
  const list = await openRefused();
  const user = userEvent.setup();
  await user.click(list.getByRole('button', { name: text.copy }));
  expect(await navigator.clipboard.readText()).toContain(`${noteScreensText.fieldContent}: ${herChai.content}`);
  const { latestToast } = await import('#client/ui/feedback/toast.ts');
  await waitFor(() => expect(latestToast.get()).toMatchObject({ title: text.copied, tone: 'positive' }));
});

const theirs: Note = { ...chai, title: 'Coffee', content: 'Ginger', updatedAt: LATER };

/** Opens the list with one change of an object that the partner has changed meanwhile. */
async function openConflict(): Promise<List> {
  const { client } = await openPage();
  await client.notes.update({ id: chai.id, title: 'Masala chai', updatedAt: chai.updatedAt });
  server.answers[UPDATE] = () =>
    Response.json({ code: 'stale', message: 'Changed meanwhile', newer: theirs }, { status: 409 });
  server.isCut = false;
  await showBar();
  expect(await screen.findByText(text.undecided(1))).toBeDefined();
  server.answers[UPDATE] = accept(200);
  return openList();
}

test('shows both versions of the fields that differ, and sends the member’s on request', async () => {
  const list = await openConflict();
  expect(listSection(list, text.listStale)).toHaveLength(1);
  expect(list.getByText(text.staleByName('Arjun'))).toBeDefined();
  const side = (name: string) => list.getByRole('heading', { name }).parentElement;
  expect(listFields(side(text.theirs('Arjun')))).toEqual([`${noteScreensText.fieldTitle}: Coffee`]);
  expect(listFields(side(text.mine))).toEqual([`${noteScreensText.fieldTitle}: Masala chai`]);
  await press(list, text.keepMine);
  await expectNoneLeft(list);
  expect(server.bodiesOf(UPDATE).at(-1)).toEqual({ title: 'Masala chai', updatedAt: theirs.updatedAt });
});

test('drops the member’s version for the partner’s on request', async () => {
  const list = await openConflict();
  await press(list, text.keepTheirs('Arjun'));
  await expectNoneLeft(list);
  expect(server.bodiesOf(UPDATE)).toHaveLength(1);
});

test('asks before a sign-out that loses changes', async () => {
  const { client } = await openPage();
  await client.notes.create(herChai);
  await showBar(riya, true);
  const dialog = await findDialog(text.signOutTitle);
  expect(dialog.getByText(text.signOutText(1))).toBeDefined();
  await press(dialog, uiText.cancel);
  expect(onStay).toHaveBeenCalledOnce();
  expect(onLeave).not.toHaveBeenCalled();
  await press(dialog, text.signOut);
  expect(onLeave).toHaveBeenCalledOnce();
});
