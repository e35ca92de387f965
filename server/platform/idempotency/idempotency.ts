import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
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
  hash: () => Promise<Buffer>;
}

/** What is kept of a change: the id of the record that it was about, where there is one. Never words. */
export interface Reference {
  id?: string;
}

/** A change of a call, and how its answer is read again. */
export interface Change<T> {
  /** Its number in the call, from 0. */
  number: number;
  at: string;
  work: () => Promise<T>;
  refer: (result: T) => Reference;
  /** Reads the answer as it is now; throws 404 where the record is gone. */
  readAgain: (reference: Reference) => Promise<T>;
}

/** How long a lost answer can be asked for again: a phone may be off for weeks. */
const KEPT_DAYS = 30;
/** How many changes of a member are remembered, the newest. */
const KEPT_CHANGES = 2000;
const REFERENCE_MAX_BYTES = 2048;

/** The call's `Idempotency-Key`; `null` without one, or where the endpoint takes none. */
export function readIdempotencyKey({ headers }: FastifyRequest, meta: EndpointMeta): string | null {
  const key = headers['idempotency-key'];
  if (!meta.takesIdempotencyKey || key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw refuse.invalid('invalid', fieldsText.idempotencyKeyInvalid);
  return key;
}

/** Hashes a call by what was parsed of its body, whatever its media type and however a form marks its parts. */
export async function hashCall({ method, url, body, headers }: FastifyRequest): Promise<Buffer> {
  // A call without a body is handled as one with an empty object.
  const said = headers['content-type'] === undefined ? null : body;
  const fields: [string, unknown][] = isFields(said) ? Object.entries(said) : [];
  const files = fields.filter((field): field is [string, Blob] => field[1] instanceof Blob);
  const plain = files.length > 0 ? fields.filter(([, value]) => !(value instanceof Blob)) : said;
  const digests = await Promise.all(files.map(async ([name, file]) => [name, await digestFile(file)]));
  const parts = [method, url, plain, ...digests];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Off the event loop: a photo has megabytes. */
async function digestFile(file: Blob): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).toString('base64');
}

/**
 * Runs a change once for all sendings of a call; a repeated one is answered by reading the record again. The claim of the key is part of
 * the change's transaction, so a second sending waits until the first is committed or rolled back. A refusal leaves no claim: the next
 * sending tries again. Where the record is gone since, a repeated call is 410 `record_gone`, for it was done.
 */
export async function runOnce<T>(
  tx: Transaction,
  { memberId, key, hash }: RepeatableCall,
  { number, at, work, refer, readAgain }: Change<T>,
): Promise<T> {
  const callHash = await hash();
  const claim = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: memberId, key, change: number, call_hash: callHash, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key', 'change']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claim) {
    const before = await findChange(tx, memberId, key, number);
    if (!before?.result || !callHash.equals(before.hash))
      throw refuse.conflict('idempotency_key_taken', fieldsText.idempotencyKeyTaken);
    return readAgain(parseReference(before.result)).catch((error: unknown) => {
      throw error instanceof ORPCError && error.status === 404 ? refuse.gone() : error;
    });
  }
  const result = await work();
  const reference = JSON.stringify({ result: refer(result) });
  if (reference.length > REFERENCE_MAX_BYTES) throw new Error('a reference is too long to be kept');
  const isOwn = sql<boolean>`user_id = ${memberId}`;
  await Promise.all([
    tx
      .updateTable('idempotency_keys')
      .set({ result: reference })
      .where(isOwn)
      .where('key', '=', key)
      .where('change', '=', number)
      .execute(),
    sql`
      delete from idempotency_keys where ${isOwn} and (key, change) in (
        select key, change from idempotency_keys where ${isOwn}
        order by created_at desc, key, change offset ${KEPT_CHANGES} for update skip locked
      )`.execute(tx),
  ]);
  return result;
}

function parseReference(text: string): Reference {
  const kept: unknown = JSON.parse(text);
  const reference = isFields(kept) ? kept['result'] : null;
  const id = isFields(reference) ? reference['id'] : null;
  return typeof id === 'string' ? { id } : {};
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
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
