import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { SERVER_HEADER } from '#domain/system/facts.ts';
import { riya } from '#tests/components/couple.ts';

const answer = (body: object, status: number) =>
  Response.json(body, { status, headers: { [SERVER_HEADER]: 'test', [POSITION_HEADER]: '9f3a1c2b.4.b81d.12.7' } });

const ANSWERS: Readonly<Record<string, () => Response>> = {
  done: () => answer({ id: 'one' }, 200),
  refused: () => answer({ code: 'capacity_full', message: 'There is no room.' }, 403),
  stale: () => answer({ code: 'stale', newer: { id: 'one', updatedAt: '2026-11-23T10:00:01.000Z' } }, 409),
  foreign: () => new Response('<p>Sign in to this Wi-Fi</p>', { status: 200 }),
  later: () => answer({ code: 'internal' }, 500),
};

test.each(Object.keys(ANSWERS))(
  'leaves no text on the device if the answer (%s) comes after a sign-out',
  async (kind) => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', new IDBFactory());
    const [{ table }, { changeStore }, { lockByBrowser }, { createOutbox }] = await Promise.all([
      import('../store.ts'),
      import('./stored/change-store.ts'),
      import('./lock.ts'),
      import('./outbox.ts'),
    ]);
    await changeStore.add({
      key: 'one',
      memberId: riya.id,
      call: 'notes.update',
      method: 'PUT',
      path: '/api/partner-notes/one',
      body: { title: 'Her chai' },
      objectId: 'one',
      madeAt: '2026-11-23T10:00:00.000Z',
      before: { id: 'one', title: 'Chai' },
      state: 'waiting',
    });
    const outbox = createOutbox({
      store: changeStore,
      lock: lockByBrowser,
      async send() {
        // The member signs out in a page while the service worker sends.
        await deleteMemberDatabase();
        return ANSWERS[kind]?.() ?? Response.error();
      },
      sendFile: () => Promise.reject(new Error('It has no photo')),
    });
    await outbox.flush(riya.id);
    expect(await table('mutations').list()).toEqual([]);
  },
);
