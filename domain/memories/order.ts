import { compareNewest, compareText } from '#domain/kernel/compare-text.ts';

/** Compares memories as the timeline orders them, the latest day first. */
export function compareMemories(
  one: Record<'memoryDate' | 'createdAt' | 'id', string>,
  other: Record<'memoryDate' | 'createdAt' | 'id', string>,
): number {
  return compareText(other.memoryDate, one.memoryDate) || compareNewest(one, other);
}
