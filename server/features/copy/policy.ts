import { z } from 'zod';
import { COPIED_RESOURCES, type CopiedResource } from '#domain/copy/resources.ts';
import { records } from '#domain/registry/records.ts';

/** Beyond every instant of a row, and an exact number. */
const MICROSECONDS_MAX = 9e15;

const count = z.number().int().min(0);
const position = z.object({ epoch: z.string(), couple: count, own: count });

/** A place within an answer of several parts. */
const Cursor = z.discriminatedUnion('kind', [
  /** After `skip` of the rows that have changed between two positions. */
  z.object({ kind: z.literal('changes'), since: position, until: position, skip: count }),
  /** Within a whole copy: after a row of a resource. `complete` has a bit for each resource that is there. */
  z.object({
    kind: z.literal('whole'),
    until: position,
    complete: count,
    resource: z.enum(COPIED_RESOURCES).nullable(),
    after: z
      .object({
        at: z.number().int().min(-MICROSECONDS_MAX).max(MICROSECONDS_MAX),
        id: z.string().regex(/^[\w-]{1,64}$/),
      })
      .nullable(),
  }),
]);
export type Cursor = z.infer<typeof Cursor>;
export type WholeCursor = Extract<Cursor, { kind: 'whole' }>;

export function formatCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Returns the place that a cursor names, or `null` for any other text. */
export function parseCursor(text: string): Cursor | null {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

/** Rows of couples' tables, which are on the couple's machine. All others are on the coordinator. */
const ofCouples: ReadonlySet<string> = new Set(
  records.flatMap((record) => (record.owner === 'couple' && 'copiedAs' in record ? [record.copiedAs] : [])),
);

export function isOfCouple(resource: CopiedResource): boolean {
  return ofCouples.has(resource);
}

/** A changed row of the feed. */
export interface ChangedRow {
  resource: CopiedResource;
  id: string;
}

/** Returns the resources that a whole copy still lacks, the one that is asked for first. */
export function listMissing(complete: number, first: CopiedResource | undefined): CopiedResource[] {
  const missing = COPIED_RESOURCES.filter((_, place) => Math.floor(complete / 2 ** place) % 2 === 0);
  return first && missing.includes(first) ? [first, ...missing.filter((each) => each !== first)] : missing;
}

/** Returns the resources that a whole copy has in full. */
export function listComplete(complete: number): CopiedResource[] {
  const missing = new Set(listMissing(complete, undefined));
  return COPIED_RESOURCES.filter((each) => !missing.has(each));
}

export function addComplete(complete: number, resource: CopiedResource): number {
  return complete + 2 ** COPIED_RESOURCES.indexOf(resource);
}

/** Returns the rows that a feed names, without those of former resources. */
export function parseRows(names: readonly string[]): ChangedRow[] {
  return names.flatMap((name) => {
    const [head = '', ...rest] = name.split('/');
    const resource = COPIED_RESOURCES.find((each) => each === head);
    return resource ? [{ resource, id: rest.join('/') }] : [];
  });
}

/** Bytes of the first page, which compress to a little more than half, and those of them for what is not the couple's. */
export const FIRST_BYTES = 32 * 1024;
export const OWN_BYTES = 8 * 1024;
