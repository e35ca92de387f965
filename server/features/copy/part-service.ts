import type { CopiedResource } from '#domain/copy/resources.ts';
import type { CopiedRows, CopyPart } from '#domain/copy/schema.ts';
import type { Database } from '#server/db/database.ts';
import type { ChangedRow } from './policy.ts';
import { type Reader, readRows, type ReadRow, type Selection } from './source-queries.ts';

/** Rows that are read at once, of which an answer may have room for a few. */
const CHUNK = 250;
const LONG_CHUNK = 50;
/** Resources whose rows may be as long as a hundred others. */
const LONG: ReadonlySet<CopiedResource> = new Set(['notes', 'memories']);

/** Rows of a resource up to which the first page of a whole copy has all of them. */
const FEW = 40;

/** The rows of one answer of the copy, within its bounds. */
export interface Part {
  /** Adds changed rows in their order, as they are now, and returns how many had room. */
  addChanged(db: Database, reader: Reader, changed: readonly ChangedRow[]): Promise<number>;
  /** Adds rows of a resource after another one, and returns the place of the last one. */
  addNext(db: Database, reader: Reader, resource: CopiedResource, next: Next): Promise<Added>;
  /** Adds some rows of a resource. Returns false, and adds none, if they lack room. */
  addSome(db: Database, reader: Reader, resource: CopiedResource, some: Some): Promise<boolean>;
  isFull(): boolean;
  rows(): CopiedRows;
  gone(): CopyPart['gone'];
}

type Place = Pick<ReadRow, 'at' | 'id'>;
interface Added {
  after: Place | null;
  /** True after the last row of the resource. */
  isThrough: boolean;
}
interface Next {
  after: Place | null;
}
interface Some {
  /** The rows; without it all of a resource that has few. */
  selection?: Selection;
  /** Bytes that are left for others. */
  spare: number;
}

/** Creates an empty part of at most `maxRows` and `maxBytes` of JSON. A single longer row has room in any part. */
export function createPart({ maxBytes, maxRows }: { maxBytes: number; maxRows: number }): Part {
  const rows: Partial<Record<CopiedResource, ReadRow['row'][]>> = {};
  const gone: CopyPart['gone'] = {};
  const present = new Set<string>();
  let count = 0;
  let bytes = 0;

  const hasRoom = (size: number) => count === 0 || (count < maxRows && bytes + size <= maxBytes);

  function add(resource: CopiedResource, { id, row }: ReadRow): boolean {
    if (present.has(`${resource}/${id}`)) return true;
    const size = sizeOf(row);
    if (!hasRoom(size)) {
      bytes = maxBytes;
      return false;
    }
    present.add(`${resource}/${id}`);
    (rows[resource] ??= []).push(row);
    count += 1;
    bytes += size;
    return true;
  }

  return {
    async addChanged(db, reader, changed) {
      for (let from = 0; from < changed.length; from += LONG_CHUNK) {
        const chunk = changed.slice(from, from + LONG_CHUNK);
        const found = await readChanged(db, reader, chunk);
        for (const [place, { resource, id }] of chunk.entries()) {
          const row = found.get(`${resource}/${id}`);
          if (count >= maxRows) return from + place;
          if (!row) {
            (gone[resource] ??= []).push(id);
            count += 1;
          } else if (!add(resource, row)) return from + place;
        }
      }
      return changed.length;
    },
    async addSome(db, reader, resource, { selection, spare }) {
      const read = await readRows(db, reader, resource, selection ?? { after: null, limit: FEW + 1 });
      if (!selection && read.length > FEW) return false;
      const added = read.filter(({ id }) => !present.has(`${resource}/${id}`));
      const size = added.reduce((sum, { row }) => sum + sizeOf(row), 0);
      if (count + added.length > maxRows || bytes + size + spare > maxBytes) return false;
      return added.every((row) => add(resource, row));
    },
    async addNext(db, reader, resource, { after }) {
      let place = after;
      for (let left = maxRows; left > 0;) {
        const chunk = Math.min(left, LONG.has(resource) ? LONG_CHUNK : CHUNK);
        const read = await readRows(db, reader, resource, { after: place, limit: chunk });
        for (const row of read) {
          if (!add(resource, row)) return { after: place, isThrough: false };
          place = row;
        }
        if (read.length < chunk) return { after: place, isThrough: true };
        left -= chunk;
      }
      return { after: place, isThrough: false };
    },
    isFull: () => bytes >= maxBytes || count >= maxRows,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the select lists read the fields of the rows' schemas
    rows: () => rows as CopiedRows,
    gone: () => gone,
  };
}

function sizeOf(row: ReadRow['row']): number {
  return Buffer.byteLength(JSON.stringify(row));
}

/** Reads rows by resource, and returns them by `resource/id`. */
async function readChanged(
  db: Database,
  reader: Reader,
  changed: readonly ChangedRow[],
): Promise<Map<string, ReadRow>> {
  const found = new Map<string, ReadRow>();
  for (const [resource, named] of Map.groupBy(changed, (each) => each.resource)) {
    const read = await readRows(db, reader, resource, { ids: named.map(({ id }) => id) });
    for (const row of read) found.set(`${resource}/${row.id}`, row);
  }
  return found;
}
