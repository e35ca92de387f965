import { parseCopyPosition } from '#domain/copy/position.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import type { CopyPart } from '#domain/copy/schema.ts';
import type { Copy, Held } from './copy-store.ts';
import { noRows, withChanges } from './rows.ts';

/**
 * Returns what the device holds after an answer: one page of a whole copy, or all parts of what has changed. The server
 * may begin a whole copy in place of either. The caller adds the keys of contained changes.
 */
export function advance(memberId: string, held: Held | null, parts: readonly CopyPart[]): Omit<Held, 'contained'> {
  const version = (held?.version ?? 0) + 1;
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw new Error('An answer has a part');
  const begun = held && (held.next ?? held.shown);
  if (!held || !begun) return { memberId, version, shown: begin(1, last), next: null };
  if (last.isWhole && (begun.cursor === null || begun.position !== last.position)) {
    const copy = begin(begun.generation + 1, last);
    // Rows of another epoch may not be this member's to see any more, unless they belong to the member alone. The first
    // record of a member begins an epoch, and its screen must stay as it is meanwhile.
    return !copy.isWhole && held.shown.isWhole && (isOfEpoch(held.shown, last) || held.shown.rows.couples.size === 0)
      ? { memberId, version, shown: held.shown, next: copy }
      : { memberId, version, shown: copy, next: null };
  }
  const rows = withChanges(begun.rows, parts);
  const copy: Copy = last.isWhole
    ? { ...begun, rows, cursor: last.cursor, complete: last.complete }
    : { ...begun, rows, position: last.position, complete: COPIED_RESOURCES, isWhole: true };
  return copy.isWhole || !held.next
    ? { memberId, version, shown: copy, next: null }
    : { memberId, version, shown: held.shown, next: copy };
}

/** A first page without a next one is the whole copy: both of its machines were read at its position. */
function begin(generation: number, { position, cursor, complete, homeOn, rows, gone }: CopyPart): Copy {
  const isWhole = cursor === null;
  return { generation, position, cursor, complete, homeOn, isWhole, rows: withChanges(noRows, [{ rows, gone }]) };
}

function isOfEpoch(copy: Copy, { position }: CopyPart): boolean {
  return parseCopyPosition(copy.position)?.epoch === parseCopyPosition(position)?.epoch;
}
