import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Opens the stream of a member as a browser does, and answers what arrives, message by message. */
async function openStream(person: Person, device = 'a-browser-window') {
  const address = await app.listen();
  const stop = new AbortController();
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${address}/api/live?device=${device}`, {
    headers: { cookie },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  async function next(): Promise<{ changes: string[] }> {
    for (;;) {
      const data = /^data: (.*)$/m.exec(buffer);
      if (data?.[1]) {
        buffer = buffer.slice(data.index + data[0].length);
        return JSON.parse(data[1]) as { changes: string[] };
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('the stream ended');
      buffer += chunk.value;
    }
  }
  return { status: response.status, next, close: () => stop.abort() };
}

test('the partner hears of a change, well within two seconds', async () => {
  const [riya, arjun] = await registerCouple(app);
  const stream = await openStream(arjun);
  expect((await stream.next()).changes).toEqual([]);
  const startedAt = performance.now();
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: '2030-01-05' });
  expect((await stream.next()).changes).toContain('dates');
  expect(performance.now() - startedAt).toBeLessThan(2000);
  stream.close();
});

test('the inviter hears that the partner has joined', async () => {
  const riya = await registerPerson(app, 'Riya');
  const arjun = await registerPerson(app, 'Arjun');
  const { inviteCode } = await riya.api.couples.create({ name: 'Us' });
  const stream = await openStream(riya);
  await stream.next();
  await arjun.api.couples.join({ inviteCode });
  expect((await stream.next()).changes).toContain('couples');
  stream.close();
});

test('the partner who stays hears that the other has left', async () => {
  const [riya, arjun] = await registerCouple(app);
  const stream = await openStream(riya);
  await stream.next();
  await arjun.api.couples.leave();
  expect((await stream.next()).changes).toContain('couples');
  stream.close();
});

test('strangers hear nothing, and a window nothing of its own changes', async () => {
  const [riya] = await registerCouple(app);
  const [stranger] = await registerCouple(app);
  const [own, other] = [await openStream(riya, 'device-one'), await openStream(stranger)];
  await Promise.all([own.next(), other.next()]);
  const create = (person: Person, device: string) =>
    person.fetch('/api/date-events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': device },
      body: JSON.stringify({ title: 'Dinner', scheduledDate: '2030-01-05' }),
    });
  await create(riya, 'device-one');
  await riya.api.accounts.changeName({ firstName: 'Riya', lastName: 'Patel' });
  // The first message that arrives is of the second change: the first was the window's own.
  expect((await own.next()).changes).toContain('accounts');
  await stranger.api.accounts.changeName({ firstName: 'S', lastName: 'T' });
  expect((await other.next()).changes).toContain('accounts');
  own.close();
  other.close();
});
