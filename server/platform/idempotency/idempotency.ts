import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndpointMeta } from '#contract/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#contract/constants/system.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { toIso, type Clock } from '../clock.ts';
import { refuse } from '../errors.ts';

/** A call that its caller sends again, with the same key, when the answer was lost on the way. */
export interface RepeatableCall {
  memberId: string;
  key: string;
  /** SHA-256 of method, address and body. */
  hash: Buffer;
}

/** How long a lost answer can be asked for again: a phone may be off for weeks. */
const KEPT_DAYS = 30;

/** The call's `Idempotency-Key`; `null` without one, or where the endpoint takes none. */
export function readIdempotencyKey({ headers }: FastifyRequest, meta: EndpointMeta): string | null {
  const key = headers['idempotency-key'];
  if (!meta.takesIdempotencyKey || key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw refuse.invalid('invalid', fieldsText.idempotencyKeyInvalid);
  return key;
}

export function hashCall({ method, url, body, headers }: FastifyRequest): Buffer {
  const isJson = headers['content-type']?.startsWith('application/json');
  // A photo is sent again with another multipart boundary: its key alone names it.
  return createHash('sha256')
    .update(JSON.stringify([method, url, isJson ? body : null]))
    .digest();
}

/**
 * Runs `work` once for all sendings of a call; the others are answered with its result, which must be JSON. The claim of the key is
 * part of the change's transaction, so a second sending waits until the first is committed or rolled back. A refusal leaves no
 * claim: the next sending tries again.
 */
export async function runOnce<T>(
  tx: Transaction,
  { memberId, key, hash, change, at }: RepeatableCall & { change: number; at: string },
  work: () => Promise<T>,
): Promise<T> {
  const claim = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: memberId, key, change, call_hash: hash, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key', 'change']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claim) {
    const before = await findChange(tx, memberId, key, change);
    if (!before?.result || !hash.equals(before.hash))
      throw refuse.conflict('idempotency_key_taken', fieldsText.idempotencyKeyTaken);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same call wrote it below
    return (JSON.parse(before.result) as { result: T }).result;
  }
  const result = await work();
  await tx
    .updateTable('idempotency_keys')
    .set({ result: JSON.stringify({ result }) })
    .where('user_id', '=', memberId)
    .where('key', '=', key)
    .where('change', '=', change)
    .execute();
  return result;
}

/** Whether the call made its change already: sent again it makes none, and nothing has to have room for it. */
export async function isRepeated(db: Database, memberId: string, key: string): Promise<boolean> {
  return (await findChange(db, memberId, key, 0)) !== undefined;
}

function findChange(db: Database, memberId: string, key: string, change: number) {
  return db
    .selectFrom('idempotency_keys')
    .select(['call_hash as hash', 'result'])
    .where('user_id', '=', memberId)
    .where('key', '=', key)
    .where('change', '=', change)
    .executeTakeFirst();
}

export async function sweepIdempotencyKeys(db: Database, clock: Clock): Promise<void> {
  const oldest = toIso(clock.now().subtract({ hours: 24 * KEPT_DAYS }));
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
}
