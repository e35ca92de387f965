import { z } from 'zod';
import type { Database } from '#server/db/database.ts';

const NAME = 'vapid';
const VapidPair = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The installation's pair of keys: `fresh` on the first start of all its processes, the kept one ever after. */
export async function keepVapidKeys(
  db: Database,
  fresh: z.infer<typeof VapidPair>,
): Promise<z.infer<typeof VapidPair>> {
  await db
    .insertInto('installation_keys')
    .values({ name: NAME, value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('installation_keys')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return VapidPair.parse(row.value);
}
