import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#client/data/outbox/new-id.ts';
import type { Fields, PendingFile, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { planChange } from '#client/data/outbox/plan-change.ts';
import { presentCall } from '#client/data/outbox/stored/former-calls.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple } from '#tests/support/people.ts';
import { makePhoto } from '#tests/support/photos.ts';
import { openBrowser, type Tab } from './browser/browser.ts';
import { deriveQuickly } from './browser/quick-crypto.ts';
import { rulesOf } from './support/all-rules.ts';
import { writeFormerStore } from './support/former-store.ts';
import { day } from './support/typed-records.ts';

const PIN = '274918';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Creates the rows of twelve changes, as the version of 28 November 2026 stored them. */
async function makeChanges({ api, user }: Person): Promise<Omit<PendingMutation, 'order'>[]> {
  const note = await api.notes.create({ title: 'Before', content: 'Ginger', category: 'food' });
  const spent = { title: 'Rent', category: 'other', spentOn: day(-2), paidBy: user.id } as const;
  const expense = await api.expenses.create({ ...spent, amount: '900' });
  const [list, goal] = [newId(), newId()];
  const photo = new Blob([await makePhoto(64, 48)], { type: 'image/jpeg' });
  const files = [1, 2].map((place): PendingFile => ({
    address: `kept:memory-form/${place}`,
    key: newId(),
    blob: photo,
    name: `${place}.jpg`,
  }));
  const photos = files.map(({ address }) => address);
  const change = (
    call: string,
    route: string,
    body: Fields | null,
    further: Pick<PendingMutation, 'files' | 'before'> = { before: null },
  ) => {
    const [method = '', path = ''] = route.split(' ');
    const { sentTogether: _later, ...planned } = planChange(rulesOf(presentCall(call)), {
      call: presentCall(call),
      pathname: path,
      body,
    });
    const madeAt = '2026-11-28T10:00:00.000Z';
    return {
      ...planned,
      key: newId(),
      memberId: user.id,
      call,
      method,
      path,
      madeAt,
      state: 'waiting',
      ...further,
    } as const;
  };
  return [
    change('notes.create', 'POST /api/partner-notes', { title: 'Chai', content: 'Hot', category: 'food' }),
    change(
      'notes.update',
      `PUT /api/partner-notes/${note.id}`,
      { title: 'After', content: 'Ginger', category: 'food', updatedAt: note.updatedAt },
      { before: { ...note } },
    ),
    change('finances.createExpense', 'POST /api/expenses', { ...spent, title: 'Sari', amount: '7531' }),
    change('finances.deleteExpense', `DELETE /api/expenses/${expense.id}`, null, { before: { ...expense } }),
    change('finances.createGoal', 'POST /api/savings-goals', {
      id: goal,
      title: 'Diu',
      targetAmount: '5000',
      category: 'visit',
    }),
    change('finances.addMoney', `POST /api/savings-goals/${goal}/add-money`, { entryId: newId(), amount: '250' }),
    change(
      'memories.create',
      'POST /api/memories',
      { title: 'Kites', memoryDate: day(-20), photos: photos.slice(0, 1) },
      {
        before: null,
        files: files.slice(0, 1),
      },
    ),
    change(
      'memories.create',
      'POST /api/memories',
      { title: 'Rann', memoryDate: day(-10), photos: photos.slice(1) },
      {
        before: null,
        files: files.slice(1),
      },
    ),
    change('importantDates.create', 'POST /api/important-dates', {
      title: 'Uttarayan',
      category: 'other',
      date: day(30),
    }),
    change('lists.create', 'POST /api/lists', { id: list, title: 'Shopping', kind: 'shopping' }),
    change('lists.createItem', `POST /api/lists/${list}/items`, { text: 'Tea' }),
    change('dates.create', 'POST /api/date-events', {
      title: 'Sabarmati',
      scheduledDate: day(9),
      scheduledTime: '19:00',
    }),
  ];
}

/** Returns what the server has of the changes. */
async function readServer({ api }: Person) {
  const [notes, expenses, goals, memories, dates, lists, plans] = await Promise.all([
    api.notes.list({}),
    api.expenses.list({}),
    api.goals.list({}),
    api.memories.list({}),
    api.importantDates.list({}),
    api.lists.list({}),
    api.dates.list({}),
  ]);
  const items = await Promise.all(lists.map(({ id }) => api.lists.listItems({ id })));
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title).toSorted();
  return {
    notes: titles(notes),
    expenses: titles(expenses),
    goals: goals.map(({ title, currentAmount }) => ({ title, saved: Number(currentAmount) })),
    memories: memories.map(({ title, photos }) => ({ title, photos: photos.length })).toSorted(byTitle),
    importantDates: titles(dates),
    lists: titles(lists),
    items: items.flat().map(({ text }) => text),
    dates: titles(plans),
  };
}

function byTitle(one: { title: string }, other: { title: string }): number {
  return one.title.localeCompare(other.title);
}

/** Sends until the queue is empty. Encryption is no activity that the browser's rest waits for. */
async function sendAll({ page, browser }: Tab): Promise<void> {
  await vi.waitFor(
    async () => {
      await page.send();
      await browser.activity.rest();
      expect(page.pending()).toEqual([]);
    },
    { timeout: 10_000 },
  );
}

test.for([
  ['plain', null],
  ['under app lock', PIN],
] as const)('sends all changes of the store of the version before, %s, once and with their photos', async ([, pin]) => {
  const [person] = await registerCouple(app);
  const couple = await person.api.couples.current();
  if (!couple) throw new Error('The two have joined');
  const mutations = await makeChanges(person);
  const browser = openBrowser(person, couple);
  const answers = [
    { queryKey: [['accounts', 'me'], { type: 'query' }], data: person.user },
    { queryKey: [['couples', 'current'], { type: 'query' }], data: couple },
    { queryKey: [['notes', 'list'], { type: 'infinite' }], data: { pages: [[]], pageParams: [null] } },
  ];
  const pictures = new Map([['/api/memories/photos/kept/full', new Blob(['photo'])]]);
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation(deriveQuickly as typeof crypto.subtle.deriveKey);
  await writeFormerStore(browser.device.databases(), { mutations, answers, pictures }, pin);
  if (pin !== null) browser.device.local.set('jugal-lock', person.user.id).set('jugal-lock-minutes', '5');

  browser.setOnline(false);
  const tab = await browser.openTab();
  expect(tab.page.isLocked()).toBe(pin !== null);
  if (pin !== null) {
    await tab.page.unlockBy(pin);
    await tab.page.start(person.user, couple);
  }
  await browser.activity.rest();
  expect(tab.page.pending().map(({ key }) => key)).toEqual(mutations.map(({ key }) => key));
  expect((await tab.page.table('answers').list()).map(({ key }) => key)).toEqual([
    JSON.stringify(answers[0]?.queryKey),
  ]);
  expect(await tab.page.table('pictures').count()).toBe(1);

  // An answer that is lost is asked for again with the same key.
  browser.network.breakNext(['none', 'none', 'lost answer']);
  browser.setOnline(true);
  await sendAll(tab);
  expect(await readServer(person)).toEqual({
    notes: ['After', 'Chai'],
    expenses: ['Sari'],
    goals: [{ title: 'Diu', saved: 250 }],
    memories: [
      { title: 'Kites', photos: 1 },
      { title: 'Rann', photos: 1 },
    ],
    importantDates: ['Uttarayan'],
    lists: ['Shopping'],
    items: ['Tea'],
    dates: ['Sabarmati'],
  });
  await tab.page.pull();
  await browser.activity.rest();
  expect(tab.page.confirmed()).toEqual([]);
  tab.kill();
});
