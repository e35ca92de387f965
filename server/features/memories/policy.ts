import type { MemoryPlace } from './queries.ts';

const CURSOR =
  /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** What a caller gives back to read on behind this memory. */
export function toCursor({ memoryDate, createdAt, id }: MemoryPlace): string {
  return `${memoryDate}_${createdAt}_${id}`;
}

/** The place that a cursor names, or `null` when it is none of ours. */
export function parseCursor(cursor: string): MemoryPlace | null {
  const [, memoryDate, createdAt, id] = CURSOR.exec(cursor) ?? [];
  if (!memoryDate || !createdAt || !id) return null;
  return isReal(memoryDate) && isReal(createdAt) ? { memoryDate, createdAt, id } : null;
}

function isReal(moment: string): boolean {
  return !Number.isNaN(Date.parse(moment)) && new Date(moment).toISOString().startsWith(moment);
}
