import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createDevice, type Device, listDifferences, readWhole } from '#tests/support/copy/device.ts';
import { answerForBoth } from '#tests/support/daily-answers.ts';
import { listenTo } from '#tests/support/live-stream.ts';
import {
  makeAdmin,
  makePremium,
  type Person,
  registerCouple,
  registerPerson,
  signInAgain,
} from '#tests/support/people.ts';
import { callApi, recordCalls } from '#tests/support/records/calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-01-20T12:00:00+05:30');
});
afterAll(() => app.close());

/** Registers a couple whose records name the second member in every way, and parts them after the days of taking back. */
async function part(): Promise<[Person, Person]> {
  const [riya, arjun] = await registerCouple(app);
  for (const person of [riya, arjun]) await makePremium(app, person);
  await riya.api.balance.changeSplitting({ isOn: true });
  const rent = { title: 'Rent', amount: '9000', split: { kind: 'equal' } } as const;
  await riya.api.expenses.create({ ...rent, paidBy: arjun.user.id });
  await riya.api.recurring.create({ ...rent, every: 'month', paidBy: arjun.user.id });
  const ofCouple = recordCalls.filter(({ record }) => record.owner === 'couple');
  for (const { path, fields } of ofCouple) await callApi(arjun, 'POST', path, fields({ only: 'required' }));
  const { id: listId } = await riya.api.lists.create({ title: 'Groceries' });
  const item = await riya.api.lists.createItem({ listId, text: 'Milk', assigneeId: arjun.user.id });
  await arjun.api.lists.updateItem({ id: listId, itemId: item.id, isDone: true });
  const memory = await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  await arjun.api.memories.comment({ id: memory.id, text: 'Such wind' });
  await riya.api.nudges.send({ message: 'Hello' });
  await arjun.api.nudges.send({ message: 'Hello back' });
  await answerForBoth([riya, arjun]);
  app.advance({ hours: 24 * 10 });
  for (const person of [riya, arjun]) await signInAgain(person);
  await arjun.api.couples.leave({ password: arjun.password });
  return [riya, arjun];
}

async function compare(device: Device, person: Person): Promise<string[]> {
  await device.pull();
  return listDifferences(device.rows(), await readWhole(person.api));
}

test.each(['themselves', 'admin'])(
  'renews the copy of a former partner when the account is deleted by %s',
  async (by) => {
    const [riya, arjun] = await part();
    const meera = await registerPerson(app, 'Meera');
    await meera.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
    const devices = [riya, meera].map((person) => [createDevice(person.api), person] as const);
    for (const [device] of devices) await device.pull();
    const names = (device: Device) => JSON.stringify([...device.rows().values()]).includes(arjun.user.id);
    expect(devices.map(([device]) => names(device))).toEqual([true, true]);
    const stream = await listenTo(app, riya);
    const before = stream.heard().length;
    if (by === 'admin') {
      const admin = await registerPerson(app, 'Admin');
      await makeAdmin(app, admin);
      await admin.api.admin.users.delete({ id: arjun.user.id });
    } else await arjun.api.accounts.deleteAccount({ password: arjun.password });
    for (const [device, person] of devices) expect(await compare(device, person)).toEqual([]);
    expect(devices.map(([device]) => names(device))).toEqual([false, false]);
    const [device] = devices[0] ?? [];
    // An open screen asks for the copy at once.
    await expect.poll(() => stream.heard().slice(before)).toContain(`"position":"${device?.position()}"`);
    await stream.close();
  },
);

test('leaves the copies of others as they are', async () => {
  const [riya] = await registerCouple(app);
  const device = createDevice(riya.api);
  await device.pull();
  const [, stranger] = await part();
  await stranger.api.accounts.deleteAccount({ password: stranger.password });
  const before = device.position();
  await device.pull();
  expect(device.position()).toBe(before);
});
