import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLivePositions } from './live-positions.ts';

/** Creates positions over a table of them, with the ids of each reading. */
function createPositions() {
  const table = new Map<string, string>();
  const readings: string[][] = [];
  const failures: unknown[] = [];
  const database = { isDown: false };
  const positions = createLivePositions(
    async (ids) => {
      readings.push([...ids]);
      await nextTurn();
      if (database.isDown) throw new Error('the database is down');
      return new Map(ids.flatMap((id) => (table.has(id) ? [[id, table.get(id) ?? '']] : [])));
    },
    (error) => failures.push(error),
  );
  const follow = (id: string) => {
    const heard: string[] = [];
    return { heard, stop: positions.follow(id, (position) => heard.push(position)) };
  };
  return { table, readings, failures, database, positions, follow };
}

test('reads the positions of three hundred streams at once', async () => {
  const { table, readings, positions, follow } = createPositions();
  const ids = Array.from({ length: 300 }, (_, index) => `member-${index}`);
  for (const id of ids) table.set(id, `${id} at 1`);
  const streams = ids.map((id) => ({ id, ...follow(id) }));
  await positions.refreshAll();
  expect(readings).toEqual([ids]);
  await positions.beat();
  expect(readings).toEqual([ids, ids]);
  for (const { id, heard } of streams) expect(heard).toEqual([`${id} at 1`, `${id} at 1`]);
});

test('reads on behind a reading, once for all that is asked meanwhile', async () => {
  const { table, readings, positions, follow } = createPositions();
  table.set('riya', '1');
  const { heard } = follow('riya');
  await nextTurn();
  expect(readings).toHaveLength(1);
  table.set('riya', '2');
  await Promise.all([positions.refresh(['riya']), positions.refresh(['riya', 'stranger']), positions.refreshAll()]);
  expect(readings).toEqual([['riya'], ['riya']]);
  expect(heard.at(-1)).toBe('2');
});

test('gives a follower what has changed, and a new one what is', async () => {
  const { table, positions, follow } = createPositions();
  table.set('riya', '1');
  const phone = follow('riya');
  await positions.refreshAll();
  const laptop = follow('riya');
  await positions.refreshAll();
  await positions.refreshAll();
  expect([phone.heard, laptop.heard]).toEqual([['1'], ['1']]);
});

test('holds nothing of a member whose last stream has ended', async () => {
  const { table, readings, positions, follow } = createPositions();
  table.set('riya', '1');
  const [phone, laptop] = [follow('riya'), follow('riya')];
  await positions.refreshAll();
  phone.stop();
  phone.stop();
  expect(positions.count()).toBe(1);
  laptop.stop();
  expect(positions.count()).toBe(0);
  await Promise.all([positions.beat(), positions.refresh(['riya'])]);
  expect(readings).toHaveLength(1);
  const again = follow('riya');
  phone.stop();
  await positions.refreshAll();
  expect([phone.heard, again.heard]).toEqual([['1'], ['1']]);
});

test('beats without the database, and reads again once it answers', async () => {
  const { table, failures, database, positions, follow } = createPositions();
  table.set('riya', '1');
  const { heard } = follow('riya');
  await positions.refreshAll();
  database.isDown = true;
  table.set('riya', '2');
  await positions.beat();
  expect(heard).toEqual(['1', '1']);
  expect(failures).toHaveLength(1);
  database.isDown = false;
  await positions.beat();
  expect(heard).toEqual(['1', '1', '1', '2']);
});

test('reads nothing more once it is stopped', async () => {
  const { readings, positions, follow } = createPositions();
  follow('riya');
  await positions.stop();
  await positions.refreshAll();
  expect(readings).toEqual([]);
});
