import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { listenTo } from '#tests/support/live-stream.ts';
import { makeAdmin, makePremium, registerCouple, signInAgain } from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';
import { readEverything } from '#tests/support/read-everything.ts';

const SEALED = 'Ambawadi-7391';

let app: TestApp;
const logged: unknown[] = [];
const keep = (...entry: unknown[]) => void logged.push(entry);
beforeAll(async () => {
  app = await createTestApp({ log: { info: keep, warn: keep, error: keep } });
});
afterAll(() => app.close());

// Reads everything that three members can read, which takes long.
test(
  'keeps a sealed answer out of every byte that the partner’s client, push, export or a log receives',
  { timeout: 60_000 },
  async () => {
    const [riya, arjun] = await registerCouple(app);
    await makePremium(app, arjun);
    const push = await startPushService();
    await push.subscribe(arjun);
    const stream = await listenTo(app, arjun);
    const { question } = await riya.api.dailyQuestion.get();
    const hers = await riya.api.dailyQuestion.answer({ questionId: question.id, text: SEALED });
    // A failing call that contains the answer.
    await riya.fetch('/api/daily-question', { method: 'POST', body: `{"text": "${SEALED}` });
    const searched = await arjun.fetch(`/api/daily-question/history?search=${SEALED}`);
    await expect.poll(stream.heard).toContain('dailyQuestion');
    await app.runJobs();

    expect(await searched.json()).toEqual([]);
    expect(push.received).toHaveLength(1);
    const received = [await readEverything(arjun), stream.heard(), JSON.stringify(push.received)].join('\n');
    expect(received).toContain('sealed');
    expect(received).toContain('Riya has answered');
    expect(received).not.toContain(SEALED);
    // An admin is not a partner, and must not see the answer either.
    const [admin] = await registerCouple(app);
    await makeAdmin(app, admin);
    await signInAgain(admin);
    expect(await readEverything(admin)).not.toContain(SEALED);
    expect(JSON.stringify([logged, app.mails])).not.toContain(SEALED);

    // Proves that the reading would find the answer: it appears in hers, and in his once he has answered.
    expect(hers.mine).toBe(SEALED);
    expect(await readEverything(riya)).toContain(SEALED);
    await arjun.api.dailyQuestion.answer({ questionId: question.id, text: 'Mine' });
    expect(await readEverything(arjun)).toContain(SEALED);
    push.close();
    await stream.close();
  },
);

test('announces to the partner that an answer is given, and not that it is changed', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const heard: string[] = [];
  const hear = app.platform.live.subscribe(arjun.user.id, (said) => heard.push(...(said?.resources ?? [])));
  const { question } = await riya.api.dailyQuestion.get();
  const answer = async (text: string) => {
    await riya.api.dailyQuestion.answer({ questionId: question.id, text });
    // Announcements arrive in their order.
    await riya.api.nudges.send({ message: 'Chai?' });
    await expect.poll(() => heard).toContain('nudges');
    return heard.splice(0);
  };
  expect(await answer('Ginger')).toContain('dailyQuestion');
  expect(await answer('Cardamom')).not.toContain('dailyQuestion');
  hear();
});
