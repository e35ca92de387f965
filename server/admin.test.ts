import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('records an operator’s price change and new admin in the audit log', async () => {
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

test('rejects a wrong command with one line and a failing exit code, without an audit entry', async () => {
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
