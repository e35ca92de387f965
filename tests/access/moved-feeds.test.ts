import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createDevice, listDifferences, readWhole } from '#tests/support/copy/device.ts';
import { makePremium, type Person, registerCouple, registerPerson } from '#tests/support/people.ts';
import { bodies, callers, refused } from './member-calls.ts';
import { ownedObjects } from './owned-objects.ts';

const calls = listEndpoints(contract).filter(
  ({ method, meta, isStream }) =>
    method !== 'GET' && !isStream && (meta.access === 'member' || meta.access === 'premium'),
);
/** Calls after which the member has no session or couple. */
const ENDING = new Set(['accounts.deleteAccount', 'accounts.logout', 'accounts.endSession']);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function send(caller: Person, method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await caller.fetch(path, {
    method,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
  });
  return { isDone: response.ok, position: response.headers.get('x-position'), text: await response.text() };
}

test.each(calls)(
  'gives a change to all for whom rows differ, and to no others: $name',
  async ({ name, method, path }) => {
    const [owner, partner] = await registerCouple(app);
    const alone = await registerPerson(app, 'Alone');
    if (!(name in refused)) for (const member of [owner, partner, alone]) await makePremium(app, member);
    const caller = { owner, partner, alone }[callers[name] ?? 'owner'];
    const { parameters = {}, body = await bodies[name]?.(owner, alone, app) } =
      (await ownedObjects[name]?.(owner, partner, app)) ?? {};
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => parameters[key] ?? '');
    const people = [owner, partner, alone];
    const devices = people.map(({ api }) => createDevice(api));
    for (const device of devices) await device.pull();
    const before = devices.map((device) => ({ rows: new Map(device.rows()), position: device.position() }));
    const { isDone, position, text } = await send(caller, method, filled, body);
    expect([name, isDone, isDone || text]).toEqual([name, !(name in refused), expect.anything()]);
    if (ENDING.has(name)) return;
    for (const [place, person] of people.entries()) {
      const device = devices[place];
      const then = before[place];
      if (!device || !then) throw new Error('a member has no device');
      await device.pull();
      const whole = await readWhole(person.api);
      expect(listDifferences(device.rows(), whole)).toEqual([]);
      const hasChanged = listDifferences(then.rows, whole).length > 0;
      expect([name, place, device.position() !== then.position]).toEqual([name, place, hasChanged]);
      expect(person === caller ? (position ?? device.position()) : null).toBe(
        person === caller ? device.position() : null,
      );
    }
  },
);
