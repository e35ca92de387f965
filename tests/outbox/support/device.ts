import { request } from 'node:http';
import { newId } from '#client/data/outbox/new-id.ts';
import { createOutbox, type Outbox, type Outcome } from '#client/data/outbox/outbox.ts';
import type { Fields, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { planChange, withSeenVersion } from '#client/data/outbox/plan-change.ts';
import type { ChangeStore, NewChange } from '#client/data/outbox/stored/change-store.ts';
import { MEMBER_HEADER } from '#domain/system/facts.ts';
import type { Person } from '#tests/support/people.ts';
import { rulesOf } from './all-rules.ts';
import { createMemoryLock } from './memory-lock.ts';
import { createMemoryStore } from './memory-store.ts';

/** A member's browser, with a tab that can be killed. */
export interface Device {
  person: Person;
  store: ChangeStore;
  isOffline: boolean;
  /** Responses of the server to each accepted change, by key. */
  answered: Map<string, Fields | null>;
  /** Called after each change that the server has confirmed. */
  onConfirmed?: (change: NewChange) => void;
  /** Builds a change as the app does, by the rules of its call. */
  make(change: Pick<NewChange, 'call' | 'method' | 'path' | 'body' | 'before'>): NewChange;
  submit(change: NewChange): Promise<Outcome>;
  outbox(): Outbox;
  /** Kills the tab in any state; the next one starts from the stored changes. */
  kill(): void;
}

export function openDevice(person: Person, port: number): Device {
  const store = createMemoryStore();
  const answered = new Map<string, Fields | null>();
  const device: Device = {
    person,
    store,
    isOffline: false,
    answered,
    make(made) {
      const { call, path, before } = made;
      const rules = rulesOf(call);
      const planned = planChange(rules, { call, pathname: path, body: made.body });
      return {
        ...made,
        ...planned,
        body: withSeenVersion(rules, { call, body: planned.body }, before?.['updatedAt']),
        key: newId(),
        memberId: person.user.id,
        madeAt: new Date().toISOString(),
        state: 'waiting',
      };
    },
    submit: (change) => tab.outbox.submit(change),
    outbox: () => tab.outbox,
    kill() {
      tab.die();
      tab = openTab();
    },
  };
  let tab = openTab();
  return device;

  function openTab(): { outbox: Outbox; die: () => void } {
    const death = new AbortController();
    /** A killed tab never returns a result. */
    const whileAlive = <Result>(work: () => Promise<Result>): Promise<Result> =>
      death.signal.aborted
        ? new Promise<never>(() => undefined)
        : work().then((result) => (death.signal.aborted ? new Promise<never>(() => undefined) : result));
    const alive: ChangeStore = {
      add: (change) => whileAlive(() => store.add(change)),
      list: () => whileAlive(() => store.list()),
      settle: (order, others) => whileAlive(() => store.settle(order, others)),
      put: (change) => whileAlive(() => store.put(change)),
      restore: (change) => whileAlive(() => store.restore(change)),
      confirm: (change, others) => whileAlive(() => store.confirm(change, others)),
    };
    const outbox = createOutbox({
      store: alive,
      lock: createMemoryLock(),
      send: (change) =>
        whileAlive(() => (device.isOffline ? Promise.reject(new TypeError('offline')) : sendOne(change, death.signal))),
      sendFile: () => Promise.reject(new TypeError('There are none')),
      onDone: (change, answer) => {
        answered.set(change.key, answer as Fields | null);
        device.onConfirmed?.(change);
      },
    });
    return { outbox, die: () => death.abort() };
  }

  /** Sends one call on its own connection. */
  function sendOne({ key, memberId, method, path, body }: PendingMutation, signal: AbortSignal): Promise<Response> {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const payload = body && JSON.stringify(body);
    const sending = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent: false,
      signal,
      headers: {
        host: 'jugal.test',
        origin: 'http://jugal.test',
        cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'idempotency-key': key,
        [MEMBER_HEADER]: memberId,
        ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      },
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('close', () => {
        if (!response.complete) reject(new TypeError('The answer breaks off'));
        const bytes = Buffer.concat(chunks);
        const status = response.statusCode ?? 0;
        const headers = new Headers(
          Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        resolve(new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, headers }));
      });
    });
    sending.end(payload ?? undefined);
    return promise;
  }
}
