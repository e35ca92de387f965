/** Compares days, instants and ids, which are ASCII: a collation would take most of the time of sorting a long list. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Compares rows, the newest first. */
export function compareNewest(
  one: { id: string; createdAt: string },
  other: { id: string; createdAt: string },
): number {
  return compareText(other.createdAt, one.createdAt) || compareText(other.id, one.id);
}
