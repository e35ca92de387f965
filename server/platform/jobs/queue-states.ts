import type { Db } from 'pg-boss';
import { z } from 'zod';
import type { QueueState } from '../observability/metrics.ts';

const QueueRow = z.object({
  queue: z.string(),
  waiting: z.number(),
  oldestWaitSeconds: z.number(),
  failed: z.number(),
});

/** Counts the due and the failed jobs of each queue. Each count uses an index that holds only those jobs. */
export async function readQueueStates(db: Db, queues: readonly string[]): Promise<QueueState[]> {
  const { rows } = await db.executeSql(
    `select queue, coalesce(due.waiting, 0) as waiting, coalesce(due.seconds, 0) as "oldestWaitSeconds", coalesce(lost.failed, 0) as failed
     from unnest($1::text[]) queue
     left join (
       select name, count(*)::integer as waiting, extract(epoch from now() - min(start_after))::float8 as seconds
       from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name
     ) due on due.name = queue
     left join (
       select name, count(*)::integer as failed from pgboss.job where state = 'failed' group by name
     ) lost on lost.name = queue`,
    [queues],
  );
  return z.array(QueueRow).parse(rows);
}
