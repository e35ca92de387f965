import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listener } from '#packages/kysely-pipeline/listener.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createLiveStreams, type LiveStreams, STREAMS_CHANNEL, STREAMS_MAX } from './live-streams.ts';

let database: TestDatabase;
let listener: Listener;
let processes: [LiveStreams, LiveStreams];
/** Number of openings and closings received. */
let heard = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  processes = [createLiveStreams({ db: database.db, log }), createLiveStreams({ db: database.db, log })];
  listener = await listen(database.url, [STREAMS_CHANNEL], (_channel, payload) => {
    for (const each of processes) each.receive(payload);
    heard += 1;
  });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

async function hear(count: number): Promise<void> {
  await expect.poll(() => heard).toBe(count);
}

test('counts a member’s open streams across all processes', async () => {
  const [one, another] = processes;
  const ended: string[] = [];
  const enter = (streams: LiveStreams, name: string, memberId = 'riya') =>
    streams.enter(memberId, () => void ended.push(name));
  enter(one, 'oldest');
  await hear(1);
  const leaves = Array.from({ length: STREAMS_MAX - 1 }, (_, index) => enter(another, `later ${index}`));
  await hear(STREAMS_MAX);
  leaves[0]?.();
  enter(another, 'in its place');
  enter(one, 'somebody else’s', 'arjun');
  await hear(STREAMS_MAX + 3);
  expect(ended).toEqual([]);
  enter(another, 'one too many');
  await hear(STREAMS_MAX + 4);
  expect(ended).toEqual(['oldest']);
});
