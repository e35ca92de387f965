import { createHash } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { EndpointMeta } from '#domain/registry/endpoint.ts';
import { IDEMPOTENCY_KEY } from '#domain/system/facts.ts';
import { fieldsText } from '#messages/fields.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { toRow } from '#server/db/table-fields.ts';
import { toIso, type Clock } from '../clock.ts';
import { refuse } from '../errors.ts';

/** A call that its caller retries with the same key if the response was lost. */
export interface RepeatableCall {
  memberId: string;
  key: string;
  /** SHA-256 of method, URL and body. */
  hash: () => Promise<Buffer>;
}

/**
 * Stored outcome of a change: the id of its record, if there is one, and the number that it returned. It never holds a
 * member's text.
 */
export interface Reference {
  id?: string;
  count?: number;
}

/** A change of a call, with the functions that store and reload its result. */
export interface Change<T> {
  /** Index of the change in the call, from 0. */
  number: number;
  at: string;
  work: () => Promise<T>;
  refer: (result: T) => Reference;
  /** Reads the current state of the result. Throws 404 if the record is gone. */
  readAgain: (reference: Reference) => Promise<T>;
}

/** Days for which a call can be retried. A phone may be off for weeks. */
const KEPT_DAYS = 30;
/** Number of a member's newest changes that are stored. */
const KEPT_CHANGES = 2000;
const REFERENCE_MAX_BYTES = 2048;

/** Returns the call's `Idempotency-Key`, or `null` without one or if the endpoint takes none. */
export function readIdempotencyKey({ headers }: FastifyRequest, meta: EndpointMeta): string | null {
  const key = headers['idempotency-key'];
  if (!meta.takesIdempotencyKey || key === undefined) return null;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))
    throw refuse.invalid('invalid', fieldsText.idempotencyKeyInvalid);
  return key;
}

/** Hashes a call by its parsed body, independent of its media type and of a form's boundary. */
export async function hashCall({ method, url, body, headers }: FastifyRequest): Promise<Buffer> {
  // The route handler replaces an absent body by an empty object.
  const said = headers['content-type'] === undefined ? null : body;
  const fields: [string, unknown][] = isFields(said) ? Object.entries(said) : [];
  const files = fields.filter((field): field is [string, Blob] => field[1] instanceof Blob);
  const plain = files.length > 0 ? fields.filter(([, value]) => !(value instanceof Blob)) : said;
  const digests = await Promise.all(files.map(async ([name, file]) => [name, await digestFile(file)]));
  const parts = [method, url, plain, ...digests];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Hashes off the event loop, because a photo has megabytes. */
async function digestFile(file: Blob): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).toString('base64');
}

/**
 * Runs a change once for all retries of a call, and answers a retry by reading the record again (410 `record_gone` if
 * it was deleted since). The key's claim is part of the transaction: a concurrent retry waits, and a rejection leaves
 * no claim.
 */
export async function runOnce<T>(
  tx: Transaction,
  { memberId, key, hash }: RepeatableCall,
  { number, at, work, refer, readAgain }: Change<T>,
): Promise<T> {
  const callHash = await hash();
  const claim = await tx
    .insertInto('idempotency_keys')
    .values(toRow({ userId: memberId, key, change: number, callHash, createdAt: at }))
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
  const { id = null, count = null } = isFields(reference) ? reference : {};
  return { ...(typeof id === 'string' && { id }), ...(typeof count === 'number' && { count }) };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns true if the call has already made its change. A retry makes none, so it needs no room within a storage limit. */
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
