import { relationshipStart } from '#client/features/couples/model.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { dayInYearOf, yearOf } from '#domain/memories/on-this-day.ts';
import type { Memory, OriginalsStorage } from '#domain/memories/schema.ts';
import { PHOTO_THUMBNAIL_SIDE } from '#domain/photos/facts.ts';
import { memoriesText, memoryScreensText as text } from '#messages/memories.ts';

type Beginning = Pick<Couple, 'anniversary' | 'relationshipStartDate' | 'createdAt'>;

export interface MemoryYear {
  /** Year as `2024`. */
  year: string;
  memories: readonly Memory[];
}

/** Describes how much of the space for originals is used. */
export function describeOriginals({ usedBytes, totalBytes }: OriginalsStorage): string {
  return text.originalsUsed(memoriesText.size(usedBytes), memoriesText.size(totalBytes));
}

/** Returns the file name of a saved original: the memory's title, numbered if it has several photos. */
export function originalFileName({ title, photos }: Memory, place: number): string {
  const extension = photos[place]?.original?.type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg';
  return photos.length > 1 ? `${title} ${place + 1}.${extension}` : `${title}.${extension}`;
}

/** Groups the memories by year, newest first. Takes the list in the API's order. */
export function groupByYear(memories: readonly Memory[]): MemoryYear[] {
  const years = Map.groupBy(memories, ({ memoryDate }) => memoryDate.slice(0, 4));
  return [...years].map(([year, inYear]) => ({ year, memories: inYear }));
}

/** Returns the months of a year's memories as `2024-07`, in list order, each with its first memory. */
export function monthStarts(memories: readonly Memory[]) {
  const months = Map.groupBy(memories, ({ memoryDate }) => memoryDate.slice(0, 7));
  return [...months].map(([month, [first]]) => ({ month, firstId: first?.id ?? '' }));
}

/** Counts the memories of each tag, most used first; tags are compared without case. */
export function countTags(memories: readonly Memory[]) {
  const counts = new Map<string, { tag: string; count: number }>();
  for (const tag of memories.flatMap(({ tags }) => tags ?? [])) {
    const known = counts.get(tag.toLowerCase());
    if (known) known.count += 1;
    else counts.set(tag.toLowerCase(), { tag, count: 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
}

/**
 * Returns the address of the timeline with a memory open, or without one; its filters stay. `search` is the address's
 * query.
 */
export function withMemory(path: string, search: string, memoryId: string | null): string {
  const parameters = new URLSearchParams(search);
  if (memoryId === null) parameters.delete('memory');
  else parameters.set('memory', memoryId);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Counts the memories in the month of `today`, a calendar date. */
export function countThisMonth(memories: readonly Memory[], today: string): number {
  return memories.filter(({ memoryDate }) => memoryDate.startsWith(today.slice(0, 7))).length;
}

/** Returns the whole years together, never negative. `today` is a calendar date. */
export function yearsTogether(couple: Beginning | null, today: string): number {
  if (!couple) return 0;
  const start = relationshipStart(couple);
  const isBeforeItsDay = today.slice(5) < dayInYearOf(start, today);
  return Math.max(0, yearOf(today) - yearOf(start) - (isBeforeItsDay ? 1 : 0));
}

/** Returns a memory and its neighbours in the list: `newer` is before it, `older` after it. */
export function findNeighbours(memories: readonly Memory[], id: string) {
  const place = memories.findIndex((memory) => memory.id === id);
  if (place === -1) return null;
  return {
    memory: memories[place] ?? null,
    newer: memories[place - 1] ?? null,
    older: memories[place + 1] ?? null,
    /** Position in the list, counted from 1. */
    position: place + 1,
  };
}

/** Returns the `srcset` of a photo; `undefined` for a photo of unknown size or no larger than its thumbnail. */
export function photoSrcSet(memory: Memory): string | undefined {
  const { imageUrl, thumbnailUrl, imageWidth, imageHeight } = memory;
  if (!imageUrl || !thumbnailUrl || !imageWidth || !imageHeight) return undefined;
  const shorter = Math.min(imageWidth, imageHeight);
  if (shorter <= PHOTO_THUMBNAIL_SIDE) return undefined;
  const thumbnailWidth = Math.round((imageWidth * PHOTO_THUMBNAIL_SIDE) / shorter);
  return `${thumbnailUrl} ${thumbnailWidth}w, ${imageUrl} ${imageWidth}w`;
}
