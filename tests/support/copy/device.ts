import type { CopiedResource } from '#domain/copy/resources.ts';
import type { CopyPart } from '#domain/copy/schema.ts';
import type { ApiClient } from '../visitor.ts';

/** Rows by `resource/id`. */
export type CopiedById = ReadonlyMap<string, unknown>;

/** A copy of what a member sees, as a device applies the answers. */
export interface Device {
  /** Asks for what is new until the copy has the position that the server named. */
  pull(): Promise<void>;
  rows(): CopiedById;
  position(): string | null;
  /** Keys of the member's changes that answers have named so far. */
  done(): ReadonlySet<string>;
  /** Number of whole copies so far. */
  wholes(): number;
}

type ReadCopy = ApiClient['copy']['read'];

export function createDevice({ copy }: { copy: { read: ReadCopy } }): Device {
  let rows = new Map<string, unknown>();
  let position: string | null = null;
  let wholes = 0;
  const done = new Set<string>();

  /** Reads an answer to its end, without the parts of an answer that the server has begun again. */
  async function readParts(since: string | null): Promise<CopyPart[]> {
    let parts: CopyPart[] = [];
    let cursor: string | null = null;
    do {
      const part: CopyPart = await copy.read({ ...(since !== null && { since }), ...(cursor !== null && { cursor }) });
      if (parts.some((earlier) => earlier.position !== part.position || earlier.isWhole !== part.isWhole)) parts = [];
      parts.push(part);
      ({ cursor } = part);
    } while (cursor !== null);
    return parts;
  }

  return {
    async pull() {
      for (let isWhole = true; isWhole;) {
        const parts = await readParts(position);
        isWhole = parts.some((part) => part.isWhole);
        if (isWhole) {
          rows = new Map();
          wholes += 1;
        }
        for (const part of parts) apply(rows, part);
        for (const key of parts.flatMap((part) => part.done)) done.add(key);
        position = parts.at(-1)?.position ?? null;
      }
    },
    rows: () => rows,
    position: () => position,
    done: () => done,
    wholes: () => wholes,
  };
}

/** Reads everything that a member sees. */
export async function readWhole(api: { copy: { read: ReadCopy } }): Promise<CopiedById> {
  const device = createDevice(api);
  await device.pull();
  return device.rows();
}

function apply(rows: Map<string, unknown>, part: CopyPart): void {
  for (const [resource, some] of Object.entries(part.rows) as [CopiedResource, { id: string }[]][])
    for (const row of some) rows.set(`${resource}/${row.id}`, row);
  for (const [resource, ids] of Object.entries(part.gone)) for (const id of ids) rows.delete(`${resource}/${id}`);
}

/** Returns the rows that two copies do not have alike, for the message of a failing test. */
export function listDifferences(one: CopiedById, other: CopiedById): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  const write = (row: unknown) => (row === undefined ? 'none' : JSON.stringify(row));
  return [...names].toSorted().flatMap((name) => {
    const [before, after] = [write(one.get(name)), write(other.get(name))];
    return before === after ? [] : [`${name}: ${before} and ${after}`];
  });
}
