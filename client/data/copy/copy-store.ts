import { COPIED_RESOURCES, type CopiedResource } from '#domain/copy/resources.ts';
import type { CopiedRow } from '#domain/copy/rows.ts';
import { openDatabase, readTables, writeTables } from '../database.ts';
import { decodeRow, encodeRow, type Row, startingWith } from '../store.ts';
import { bucketOf, countBuckets } from './buckets.ts';
import { noRows, type Rows, withRows } from './rows.ts';

/** State of a stored copy: the shown one, or a whole one that is read to take its place. */
export interface Place {
  /** Distinguishes its chunks from those of other copies. */
  generation: number;
  /** Position that the server named, as text. */
  position: string;
  /** Place of the next page of a whole copy; `null` once all its pages are there. */
  cursor: string | null;
  /** Resources of which no row is missing. */
  complete: readonly CopiedResource[];
  /** Calendar day in India on which the rows of the first page are what Home shows; `null` for none. */
  homeOn: string | null;
  /** True once the changes since its first page are there too. */
  isWhole: boolean;
}

/** A copy with its rows. */
export interface Copy extends Place {
  rows: Rows;
}

/** All that a device holds of the copy. */
export interface Held {
  memberId: string;
  /** Grows with each write, of any tab. */
  version: number;
  shown: Copy;
  /** A whole copy that will take the place of `shown`, which stays until then. */
  next: Copy | null;
  /** Keys of changes that `shown` contains while this device still has them as pending. */
  contained: readonly string[];
}

type Buckets = Readonly<Partial<Record<CopiedResource, number>>>;
interface StoredPlace extends Place {
  buckets: Buckets;
}
interface StoredHead {
  memberId: string;
  version: number;
  shown: StoredPlace;
  next: StoredPlace | null;
  /** Absent in a head that a former version has stored. */
  contained?: readonly string[];
}

const HEAD = 'head';
/** Chunks of the copies that this page has read or written, by generation, so that a write needs no read. */
const bucketsOf = new WeakMap<Rows, Buckets>();

/** State of the copy in the store. */
export interface StoredCopy {
  /** `null` without a copy of this member, or if a part of it cannot be read. */
  held: Held | null;
  /** Version of what is stored, readable or not; `undefined` for nothing. A write names the version that it replaces. */
  version: number | undefined;
}

export async function readCopy(memberId: string): Promise<StoredCopy> {
  const read = await readTables(['heads', 'copy'], (transaction) =>
    Promise.all([
      transaction.objectStore('heads').get(HEAD) as Promise<unknown>,
      transaction.objectStore('copy').getAllKeys(),
      transaction.objectStore('copy').getAll(),
    ]),
  );
  const [head, keys = [], chunks = []] = read ?? [];
  if (!isHead(head)) return { held: null, version: undefined };
  const { version, contained = [] } = head;
  if (head.memberId !== memberId) return { held: null, version };
  const stored = new Map(keys.map((key, place) => [key, chunks[place]]));
  const open = async (place: StoredPlace): Promise<Copy | null> => {
    const rows = await decodeChunks(stored, place);
    if (!rows) return null;
    const { buckets, ...rest } = place;
    bucketsOf.set(rows, buckets);
    return { ...rest, rows };
  };
  const shown = await open(head.shown);
  const next = head.next && (await open(head.next));
  const isRead = shown && (next || !head.next);
  return { held: isRead ? { memberId, version, shown, next, contained } : null, version };
}

/** Reads the version of what is stored, readable or not; `undefined` for nothing. */
export async function readVersion(): Promise<number | undefined> {
  const head: unknown = await readTables(['heads'], (transaction) => transaction.objectStore('heads').get(HEAD));
  return isHead(head) ? head.version : undefined;
}

async function decodeChunks(stored: ReadonlyMap<IDBValidKey, unknown>, place: StoredPlace): Promise<Rows | null> {
  let rows = noRows;
  for (const resource of COPIED_RESOURCES) {
    const found = await decodeResource(stored, place, resource);
    if (!found) return null;
    rows = withRows(rows, resource, found);
  }
  return rows;
}

async function decodeResource<Resource extends CopiedResource>(
  stored: ReadonlyMap<IDBValidKey, unknown>,
  { generation, buckets }: StoredPlace,
  resource: Resource,
): Promise<CopiedRow<Resource>[] | null> {
  const rows: CopiedRow<Resource>[] = [];
  for (let bucket = 0; bucket < (buckets[resource] ?? 0); bucket += 1) {
    const chunk = stored.get(keyOf(generation, resource, bucket));
    // A chunk without rows is not stored.
    if (chunk === undefined) continue;
    const found = await decodeRow(chunk);
    if (!isChunk(found, resource)) return null;
    for (const row of found) rows.push(row);
  }
  return rows;
}

/**
 * Writes what has changed from what is stored to the next state, and removes confirmed changes by their keys in the
 * store, all in one transaction. Returns false if the device has stored another version, and writes nothing then.
 */
export async function writeCopy(
  { held: before, version: replaced }: StoredCopy,
  after: Held,
  confirmed: readonly string[] = [],
): Promise<boolean> {
  if (openDatabase() === null) return true;
  const known = [before?.shown, before?.next].filter((copy) => copy !== null && copy !== undefined);
  const places: StoredPlace[] = [];
  const changed: [string, unknown[]][] = [];
  for (const copy of [after.shown, after.next]) {
    if (!copy) continue;
    const former = known.find(({ generation }) => generation === copy.generation);
    const plan = planChunks(former, copy);
    places.push(plan.place);
    changed.push(...plan.changed);
  }
  const [shown, next = null] = places;
  if (!shown) throw new Error('A copy is shown');
  const { memberId, contained } = after;
  const head: StoredHead = { memberId, version: after.version, shown, next, contained };
  const isKept = (generation: number) => places.some((place) => place.generation === generation);
  const isWritten = await writeTables(
    ['heads', 'copy', 'mutations'],
    async (isEncrypted) => {
      const puts: [string, Row][] = [];
      for (const [key, rows] of changed) if (rows.length > 0) puts.push([key, await encodeRow(rows, isEncrypted)]);
      return puts;
    },
    async (transaction, puts) => {
      const [heads, chunks] = [transaction.objectStore('heads'), transaction.objectStore('copy')];
      const present: unknown = await heads.get(HEAD);
      const version = isHead(present) ? present.version : undefined;
      const isOfOther = before !== null && isHead(present) && present.memberId !== after.memberId;
      if (version !== replaced || isOfOther) return false;
      if (!before) void chunks.clear();
      for (const { generation, rows } of known)
        if (!isKept(generation) || !bucketsOf.has(rows)) void chunks.delete(startingWith(`${generation}/`));
      for (const [key, rows] of changed) if (rows.length === 0) void chunks.delete(key);
      for (const [key, chunk] of puts) void chunks.put(chunk, key);
      for (const key of confirmed) void transaction.objectStore('mutations').delete(key);
      void heads.put(head, HEAD);
      return true;
    },
  );
  if (!isWritten) return false;
  bucketsOf.set(after.shown.rows, shown.buckets);
  if (after.next && next) bucketsOf.set(after.next.rows, next.buckets);
  return true;
}

/** Returns the chunks whose rows differ between two states of a copy, and the state's place with their numbers. */
function planChunks(
  former: Copy | undefined,
  copy: Copy,
): { place: StoredPlace; changed: [key: string, rows: unknown[]][] } {
  const { rows, ...rest } = copy;
  const before = former && bucketsOf.get(former.rows);
  const buckets: Partial<Record<CopiedResource, number>> = { ...before };
  const changed: [string, unknown[]][] = [];
  for (const resource of COPIED_RESOURCES) {
    const now: ReadonlyMap<string, unknown> = rows[resource];
    const then: ReadonlyMap<string, unknown> = former?.rows[resource] ?? new Map();
    const had = before?.[resource];
    if (now === then && had !== undefined) continue;
    const count = countBuckets(now.size, had);
    buckets[resource] = count;
    const isWritten = listWritten(now, then, had === count ? count : undefined);
    const chunks = Array.from({ length: count }, (): unknown[] => []);
    for (const [id, row] of now) chunks[bucketOf(id, count)]?.push(row);
    for (const [bucket, some] of chunks.entries())
      if (isWritten(bucket)) changed.push([keyOf(copy.generation, resource, bucket), some]);
  }
  return { place: { ...rest, buckets }, changed };
}

/** Returns whether a chunk has to be written: all of them if their number has changed. */
function listWritten(
  now: ReadonlyMap<string, unknown>,
  then: ReadonlyMap<string, unknown>,
  count: number | undefined,
): (bucket: number) => boolean {
  if (count === undefined) return () => true;
  const written = new Set<number>();
  for (const [id, row] of now) if (then.get(id) !== row) written.add(bucketOf(id, count));
  for (const id of then.keys()) if (!now.has(id)) written.add(bucketOf(id, count));
  return (bucket) => written.has(bucket);
}

function keyOf(generation: number, resource: CopiedResource, bucket: number): string {
  return `${generation}/${resource}/${bucket}`;
}

function isHead(value: unknown): value is StoredHead {
  return typeof value === 'object' && value !== null && 'version' in value && 'shown' in value;
}

/** Returns true for rows of a resource: only this module writes the table. */
function isChunk<Resource extends CopiedResource>(value: unknown, _of: Resource): value is CopiedRow<Resource>[] {
  return Array.isArray(value) && value.every((row: unknown) => typeof Reflect.get(Object(row), 'id') === 'string');
}
