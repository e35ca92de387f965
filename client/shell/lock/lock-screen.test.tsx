import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { lockFlagKey } from '#client/data/lock/lock-flag.ts';
import type { LockRecord } from '#client/data/lock/lock-record.ts';
import { databaseName, listGenerations } from '#client/lib/store/member-database.ts';
import { appLockText as text } from '#messages/app-lock.ts';
import { riya } from '#tests/components/couple.ts';
import { findDialog } from '#tests/components/find-dialog.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const PIN = '274918';
const WRONG = '111222';
const CONTENT = 'Our memories';
const PRIVATE = 'Her chai';
const LOGOUT = 'POST /api/auth/logout';
const MINUTE_MS = 60_000;

/** Rows of a device with app lock on and one pending change. Deriving the key of the PIN takes longest. */
const device: { lock: unknown[]; mutations: unknown[] } = { lock: [], mutations: [] };

beforeAll(async () => {
  const [{ turnOnLock }, { table }] = await Promise.all([
    import('#client/data/lock/app-lock.ts'),
    import('#client/data/store.ts'),
  ]);
  await turnOnLock(riya.id, { pin: PIN, minutes: 5, device: null });
  await table('mutations').add({ title: PRIVATE });
  Object.assign(device, { lock: await readRows('lock'), mutations: await readRows('mutations') });
  indexedDB = new IDBFactory();
});

beforeEach(async () => {
  // IndexedDB and the cryptography need the other timers.
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-23T10:00:00.000Z') });
  vi.resetModules();
  localStorage.setItem(lockFlagKey, riya.id);
  const { openDatabase } = await import('#client/data/database.ts');
  const database = (await openDatabase(true))?.database;
  // The mark of a finished move precedes it.
  await database?.put('lock', device.lock.at(-1), 'lock');
  await database?.put('mutations', device.mutations[0], 1);
});

/** Loads a locked page: a new one, or the same after a reload. */
async function openPage(): Promise<void> {
  cleanup();
  vi.resetModules();
  const { LockGate } = await import('./lock-gate.tsx');
  await renderForMember(<LockGate>{CONTENT}</LockGate>);
  await screen.findByRole('heading', { name: text.lockedTitle });
  // The first state comes from the database.
  await waitFor(() => expect(document.body.textContent).toMatch(/will be sent when you unlock|has been deleted/));
}

/** Changes the stored state of the lock. */
async function writeState(state: Partial<LockRecord>): Promise<void> {
  const { readLock, writeLock } = await import('#client/data/lock/lock-record.ts');
  const record = await readLock();
  if (!record) throw new Error('The lock is on');
  await writeLock({ ...record, ...state });
}

/** Returns the rows of a table as they are stored. */
async function readRows(name: string): Promise<unknown[]> {
  const database = await openDB(databaseName((await listGenerations()).at(-1) ?? 0));
  const rows: unknown[] = await database.getAll(name);
  database.close();
  return rows;
}

const field = () => screen.getByLabelText(text.pin);
const key = (digit: string) => screen.getByRole('button', { name: digit });
const alert = () => screen.getByRole('alert').textContent;
const isOpen = () => screen.queryByText(CONTENT) !== null;

/** Answers as the server signs out: it deletes the session's marker. */
function signedOut(): Response {
  document.cookie = 'jugal_in=; Path=/; Max-Age=0';
  return Response.json({ message: 'Signed out' });
}

/** Leaves by 'Forgot PIN?', after its warning of the pending change. */
async function confirmForgottenPin(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: text.forgot }));
  const dialog = await findDialog(text.forgotTitle);
  expect(await dialog.findByText(text.forgotWaiting(1))).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: text.signInAgain }));
}

/** Types a PIN, and waits until it is verified. */
async function typePin(pin: string): Promise<void> {
  await userEvent.type(field(), pin);
  await waitFor(() => expect(screen.queryByText(text.unlocking)).toBeNull());
}

async function findAlert(words: string): Promise<void> {
  await waitFor(() => expect(alert()).toBe(words));
}

test('opens the app by the PIN, and shows and decrypts nothing before', async () => {
  await openPage();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(screen.getByText(text.waits(1))).toBeDefined();
  const { table } = await import('#client/data/store.ts');
  await expect(table('mutations').list()).rejects.toThrow('The app is locked');
  expect(JSON.stringify(await readRows('mutations'))).not.toContain(PRIVATE);
  await userEvent.type(field(), PIN);
  expect(await screen.findByText(CONTENT)).toBeDefined();
  expect(screen.queryByLabelText(text.pin)).toBeNull();
  expect(await table('mutations').list()).toMatchObject([{ value: { title: PRIVATE } }]);
});

test('takes the PIN from the keypad, and tells the number of digits but not which', async () => {
  await openPage();
  for (const digit of '275') await userEvent.click(key(digit));
  expect(screen.getByText(text.digitTyped(3, 6)).getAttribute('role')).toBe('status');
  expect(field().getAttribute('type')).toBe('password');
  await userEvent.click(key(text.deleteDigit));
  expect(screen.getByRole('status').textContent).toBe(text.digitTyped(2, 6));
  for (const digit of PIN.slice(2)) await userEvent.click(key(digit));
  expect(await screen.findByText(CONTENT)).toBeDefined();
});

test('rejects a wrong PIN with the number of tries, and empties the field for the next', async () => {
  await openPage();
  expect(alert()).toBe('');
  for (const digit of WRONG) await userEvent.click(key(digit));
  expect(document.activeElement).not.toBe(field());
  await findAlert(text.wrong(9));
  expect(isOpen()).toBe(false);
  expect(field()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  await typePin(PIN);
  expect(await screen.findByText(CONTENT)).toBeDefined();
  // A right PIN restores all tries.
  await openPage();
  await typePin(WRONG);
  await findAlert(text.wrong(9));
});

test('makes the member wait after the fifth wrong PIN, also on the next page', async () => {
  await writeState({ failures: 4, failedAt: Date.now() });
  await openPage();
  await typePin(WRONG);
  await findAlert(text.wait(text.seconds(30)));
  expect(key('1').getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(field(), '2');
  await userEvent.click(key('2'));
  expect(field()).toHaveProperty('value', '');

  vi.advanceTimersByTime(12_000);
  expect(await screen.findByText(text.seconds(18))).toBeDefined();
  await openPage();
  await findAlert(text.wait(text.seconds(18)));
  vi.advanceTimersByTime(17_999);
  expect(await screen.findByText(text.seconds(1))).toBeDefined();
  vi.advanceTimersByTime(1);
  await findAlert('');
  expect(key('1').hasAttribute('aria-disabled')).toBe(false);
  await typePin(PIN);
  expect(await screen.findByText(CONTENT)).toBeDefined();
});

test('makes the member wait longer after each further wrong PIN', async () => {
  await openPage();
  for (const [failures, words] of [
    [5, text.minutes(1)],
    [8, text.minutes(60)],
  ] as const) {
    await writeState({ failures, failedAt: 0 });
    await typePin(WRONG);
    await findAlert(text.wait(words));
    expect(key('1').getAttribute('aria-disabled')).toBe('true');
    vi.advanceTimersByTime(60 * MINUTE_MS);
    await findAlert(text.wrong(9 - failures));
  }
});

test('does not shorten the wait if the device’s clock is turned back', async () => {
  await writeState({ failures: 6, failedAt: Date.now() });
  await openPage();
  await findAlert(text.wait(text.minutes(1)));
  vi.setSystemTime('2026-11-20T10:00:00.000Z');
  await openPage();
  await findAlert(text.wait(text.minutes(1)));
  vi.advanceTimersByTime(59_000);
  expect(await screen.findByText(text.seconds(1))).toBeDefined();
});

test('counts an attempt before the PIN is verified, so that closing the page does not undo it', async () => {
  await openPage();
  const verified = Promise.withResolvers<void>();
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation(async (...parameters) => {
    await verified.promise;
    return derive(...parameters);
  });
  await userEvent.type(field(), WRONG);
  expect(screen.getByText(text.unlocking)).toBeDefined();
  expect(field()).toHaveProperty('readOnly', true);
  await waitFor(async () => expect(await readRows('lock')).toMatchObject([{ value: { failures: 1 } }]));
  expect(alert()).toBe('');
  verified.resolve();
  await findAlert(text.wrong(9));
});

test('deletes the stored data at the tenth wrong PIN, and opens only by a new sign-in', async () => {
  await writeState({ failures: 9, failedAt: 0 });
  await openPage();
  expect(await readRows('mutations')).toHaveLength(1);
  await typePin(WRONG);
  await findAlert(text.spent);
  expect(await readRows('mutations')).toEqual([]);
  expect(screen.queryByLabelText(text.pin)).toBeNull();
  await openPage();
  await findAlert(text.spent);
  expect(screen.queryByLabelText(text.pin)).toBeNull();
  expect(isOpen()).toBe(false);

  provideServer({ [LOGOUT]: signedOut });
  await userEvent.click(screen.getByRole('button', { name: text.signInAgain }));
  const dialog = await findDialog(text.forgotTitle);
  await userEvent.click(await dialog.findByRole('button', { name: text.signInAgain }));
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(localStorage.getItem(lockFlagKey)).toBeNull();
});

test('leaves after a forgotten PIN once the server has ended the session', async () => {
  await openPage();
  provideServer({ [LOGOUT]: signedOut });
  await confirmForgottenPin();
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(localStorage.getItem(lockFlagKey)).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('opens nothing after a forgotten PIN without proof: keys and data go, the lock stays until it comes', async () => {
  await openPage();
  const server = provideServer({ [LOGOUT]: () => Response.json({ message: 'Unauthorized' }, { status: 401 }) });
  server.isCut = true;
  await confirmForgottenPin();
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/'));
  expect(localStorage.getItem('jugal-sign-out-unconfirmed')).toBe('1');
  // The service worker answers typed addresses of the API with the lock screen as long as there is a lock.
  expect(localStorage.getItem(lockFlagKey)).toBe(riya.id);
  expect(await readRows('lock')).toMatchObject([{ value: { pin: null, device: null } }]);
  expect(await readRows('mutations')).toEqual([]);

  const { confirmDeparture } = await import('#client/data/lock/former-lock.ts');
  await confirmDeparture();
  expect(localStorage.getItem('jugal-sign-out-unconfirmed')).toBeNull();
  expect(localStorage.getItem(lockFlagKey)).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

test('opens the app by the device’s own check, and stays locked if it is declined', async () => {
  const secret = new Uint8Array(32).fill(7);
  class Confirmed {
    getClientExtensionResults = () => ({ prf: { results: { first: secret } } });
  }
  vi.stubGlobal('PublicKeyCredential', Confirmed);
  const confirm = vi.fn<() => Promise<unknown>>();
  Object.defineProperty(navigator, 'credentials', { value: { get: confirm }, configurable: true });
  vi.spyOn(console, 'warn').mockReturnValue();
  await openPage();
  expect(screen.queryByRole('button', { name: text.byDevice })).toBeNull();

  localStorage.removeItem(lockFlagKey);
  indexedDB = new IDBFactory();
  vi.resetModules();
  const { turnOnLock } = await import('#client/data/lock/app-lock.ts');
  const store = await import('#client/data/store.ts');
  await store.table('mutations').add({ title: PRIVATE });
  const owner = { credentialId: new Uint8Array(16), salt: new Uint8Array(32), secret };
  await turnOnLock(riya.id, { pin: PIN, minutes: 5, device: owner });
  await openPage();
  confirm.mockRejectedValueOnce(new DOMException('Declined', 'NotAllowedError'));
  await userEvent.click(await screen.findByRole('button', { name: text.byDevice }));
  await findAlert(text.deviceRefused);
  expect(isOpen()).toBe(false);
  confirm.mockResolvedValueOnce(new Confirmed());
  await userEvent.click(screen.getByRole('button', { name: text.byDevice }));
  expect(await screen.findByText(CONTENT)).toBeDefined();
});
