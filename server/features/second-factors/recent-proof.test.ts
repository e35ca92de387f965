import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RECENT_PROOF_MINUTES } from '#domain/accounts/facts.ts';
import { contract } from '#domain/api.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-28T06:30:00Z');
  admin = await registerPerson(app);
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

const calls = listEndpoints(contract).filter(({ meta }) => meta.needsRecentProof);
const stale = { code: 'step_up_required', message: 'Please confirm that it is you' };

/** Sends a call of the contract, with a body that no handler accepts: the proof is checked before it. */
async function send({ method, path }: (typeof calls)[number]) {
  const address = path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
  const response = await admin.fetch(address, {
    method,
    ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as object) : {} };
}

const prove = (password: string) => admin.api.secondFactors.stepUpWithPassword({ password });

test('covers every file of the panel, messages to members and answers to messages', () => {
  const files = listEndpoints(contract).filter(({ path }) => /^\/api\/admin\/.*\.csv$/.test(path));
  expect(files.length).toBeGreaterThan(3);
  expect(calls.map(({ name }) => name).toSorted()).toEqual(
    [
      ...files.map(({ name }) => name),
      'admin.campaigns.send',
      'admin.concierge.answer',
      'admin.contact.answer',
      'admin.contact.answerMany',
      'admin.operations.checkProof',
    ].toSorted(),
  );
});

test.each(calls)('asks for a proof an hour after signing in: $name', async (call) => {
  app.advance({ minutes: RECENT_PROOF_MINUTES - 1 });
  expect((await send(call)).status).not.toBe(403);
  app.advance({ minutes: 1 });
  expect(await send(call)).toMatchObject({ status: 403, body: stale });
  await prove(admin.password);
  expect((await send(call)).status).not.toBe(403);
  app.advance({ minutes: RECENT_PROOF_MINUTES });
  expect((await send(call)).status).toBe(403);
});

test('takes the right password alone, and proves one session only', async () => {
  const elsewhere = app.visit();
  await elsewhere.api.accounts.login({ email: admin.user.email, password: admin.password });
  app.advance({ minutes: RECENT_PROOF_MINUTES });
  await expect(prove('another good horse 1')).rejects.toMatchObject({ status: 400, code: 'password_wrong' });
  expect((await admin.fetch('/api/admin/recent-proof')).status).toBe(403);
  await prove(admin.password);
  expect((await admin.fetch('/api/admin/recent-proof')).status).toBe(204);
  expect((await elsewhere.fetch('/api/admin/recent-proof')).status).toBe(403);
  const member = await registerPerson(app);
  expect((await member.fetch('/api/admin/recent-proof')).status).toBe(403);
});
