import type { PastMemory } from '#domain/memories/on-this-day.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { memoryScreensText as memoriesText } from '#messages/memories.ts';
import { MemoryPhoto } from './memory-photo.tsx';

/** A memory of this calendar day in an earlier year, one with a photo first; renders nothing without any. */
export function PastToday({ found }: { found: readonly PastMemory<Memory>[] }) {
  const shown = found.find(({ memory }) => memory.thumbnailUrl) ?? found[0];
  if (!shown) return null;
  const { memory, yearsAgo } = shown;
  const label = memoriesText.onThisDay;
  return <MemoryPhoto memory={memory} label={label} reason={`${label} · ${memoriesText.yearsAgo(yearsAgo)}`} />;
}
