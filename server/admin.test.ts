import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POSITION_HEADER } from '#domain/copy/facts.ts';
import { contains, parseCopyPosition } from '#domain/copy/position.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

/** Each command is a process that loads the server, which takes seconds on a busy machine. */
const loads = { timeout: 60_000 };

/** Runs `npm run admin -- …words` and returns its exit code and output. */
function runCommand(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const file = join(import.meta.dirname, 'admin.ts');
  const env = { ...process.env, DATABASE_URL: app.database.url };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...words], { env }, (_failure, out, error) => {
      resolve({ code: child.exitCode ?? -1, out: out.trim(), error: error.trim() });
    });
  });
}

test('records an operator’s price change and new admin in the audit log', loads, async () => {
  const riya = await registerPerson(app, 'Riya');
  expect(await runCommand('config', 'set', 'pilot_upi_amount', '450')).toMatchObject({
    code: 0,
    out: 'pilot_upi_amount is 450 now.',
  });
  // Setting the same value again changes nothing, so the audit log gets no entry.
  await runCommand('config', 'set', 'pilot_upi_amount', '0450');
  expect(await runCommand('grant', ` ${riya.user.email.toUpperCase()} `)).toMatchObject({ code: 0 });

  expect(await riya.api.admin.audit.list()).toMatchObject([
    {
      actorId: null,
      actorName: 'Operator (shell)',
      action: 'user.update',
      subjectId: riya.user.id,
      before: { isAdmin: false },
      after: { isAdmin: true },
    },
    {
      actorId: null,
      actorName: 'Operator (shell)',
      action: 'setting.update',
      subjectLabel: 'pilot_upi_amount',
      before: { value: '499' },
      after: { value: '450' },
    },
  ]);
});

test('gives the installation a new epoch, after which positions of before are of another', loads, async () => {
  const riya = await registerPerson(app, 'Riya');
  const change = async () => {
    const body = JSON.stringify({ title: 'Chai', amount: '20' });
    const headers = { 'content-type': 'application/json' };
    const answer = await riya.fetch('/api/expenses', { method: 'POST', headers, body });
    const position = parseCopyPosition(answer.headers.get(POSITION_HEADER) ?? '');
    if (!position) throw new Error('the change has no position');
    return position;
  };
  const first = await change();
  const second = await change();
  expect(contains(second, first)).toBe(true);
  expect(await runCommand('new-epoch')).toEqual({
    code: 0,
    out: 'The installation has a new epoch: every device copies everything again.',
    error: '',
  });
  const third = await change();
  expect(third.epoch.split('.')[0]).not.toBe(second.epoch.split('.')[0]);
  expect(contains(third, second)).toBe(false);
  expect(third).toMatchObject({ couple: second.couple + 1, own: second.own });
});

test('gives a head to a couple that a server of a former version has created', loads, async () => {
  const riya = await registerPerson(app, 'Riya');
  const create = async (title: string) => {
    const body = JSON.stringify({ title, amount: '20' });
    const headers = { 'content-type': 'application/json' };
    const answer = await riya.fetch('/api/expenses', { method: 'POST', headers, body });
    return parseCopyPosition(answer.headers.get(POSITION_HEADER) ?? '')?.couple;
  };
  await create('Chai');
  for (const table of ['couple_changes', 'couple_heads'])
    await app.database.pool.query(
      `delete from ${table} where couple_id in (select couple_id from couple_members where user_id = $1)`,
      [riya.user.id],
    );
  expect(await runCommand('new-epoch')).toMatchObject({ code: 0, error: '' });
  expect([await create('Bus'), await create('Rent')]).toEqual([1, 2]);
});

test('rejects a wrong command with one line and a failing exit code, without an audit entry', loads, async () => {
  const before = await admin.api.admin.audit.list();
  expect(await runCommand('grant', 'nobody@jugal.example')).toMatchObject({
    code: 1,
    error: 'There is no member with the address nobody@jugal.example.',
  });
  expect(await runCommand('config', 'set', 'pilot_upi_amount', '4.5')).toMatchObject({
    code: 1,
    error: 'pilot_upi_amount must be a whole number from 0 to 99999999, not "4.5".',
  });
  expect(await runCommand('config', 'set', 'pilot_upi_amount')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^Usage:/) as string,
  });
  expect(await admin.api.admin.audit.list()).toEqual(before);
});
