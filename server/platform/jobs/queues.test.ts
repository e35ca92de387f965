import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { createJobs, defineJob, type Job } from './jobs.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function startWith(database: TestDatabase, job: Job<object>) {
  const jobs = createJobs({ databaseUrl: database.url, log });
  jobs.handle(job, () => Promise.resolve());
  await jobs.start({ isWorking: false });
  await jobs.stop();
  const { rows } = await database.pool.query<{ retry_limit: number; updated_on: Date }>(
    'select retry_limit, updated_on from pgboss.queue where name = $1',
    [job.name],
  );
  return rows[0];
}

test('leaves a queue alone at a further start, and updates it once its settings change', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.close());
  const first = await startWith(database, defineJob('polish-rings'));
  expect(first).toMatchObject({ retry_limit: 10 });
  expect(await startWith(database, defineJob('polish-rings'))).toEqual(first);
  expect(await startWith(database, defineJob('polish-rings', { retryLimit: 3 }))).toMatchObject({ retry_limit: 3 });
});
