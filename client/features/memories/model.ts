import type { Couple } from '#contract/couples.ts';
import type { Memory } from '#contract/memories.ts';
import { PHOTO_THUMBNAIL_SIDE } from '#contract/photos.ts';
import { indiaDate } from '../../lib/dates.ts';

export interface MemoryYear {
  /** `2024` */
  year: string;
  memories: readonly Memory[];
}

/** The timeline: the newest year first, in it the newest memory first. Takes the list in the order of the API. */
export function groupByYear(memories: readonly Memory[]): MemoryYear[] {
  const years = Map.groupBy(memories, ({ memoryDate }) => memoryDate.slice(0, 4));
  return [...years].map(([year, inYear]) => ({ year, memories: inYear }));
}

/** Memories whose day lies in the month of `today`, a calendar date. */
export function countThisMonth(memories: readonly Memory[], today: string): number {
  return memories.filter(({ memoryDate }) => memoryDate.startsWith(today.slice(0, 7))).length;
}

/** Whole years since the anniversary, else the start of the relationship, else the couple's creation; never negative. */
export function yearsTogether(
  couple: Pick<Couple, 'anniversary' | 'relationshipStartDate' | 'createdAt'> | null,
  today: string,
): number {
  if (!couple) return 0;
  const start = couple.anniversary ?? couple.relationshipStartDate ?? indiaDate(couple.createdAt);
  return Math.max(0, yearsBetween(start, today));
}

export interface PastMemory {
  memory: Memory;
  yearsAgo: number;
}

/**
 * Memories of this calendar day in earlier years, the latest year first. Those of a 29 February are remembered on the
 * 28th in years without one.
 */
export function findOnThisDay(memories: readonly Memory[], today: string): PastMemory[] {
  const days = [today.slice(5)];
  if (days[0] === '02-28' && !isLeapYear(yearOf(today))) days.push('02-29');
  return memories
    .filter(({ memoryDate }) => memoryDate < today && days.includes(memoryDate.slice(5)))
    .map((memory) => ({ memory, yearsAgo: yearOf(today) - yearOf(memory.memoryDate) }))
    .filter(({ yearsAgo }) => yearsAgo > 0);
}

/** The memories beside one in the list, for turning pages: `newer` stands before it, `older` after it. */
export function findNeighbours(memories: readonly Memory[], id: string) {
  const place = memories.findIndex((memory) => memory.id === id);
  if (place === -1) return null;
  return {
    memory: memories[place] ?? null,
    newer: memories[place - 1] ?? null,
    older: memories[place + 1] ?? null,
    /** Counted from 1. */
    position: place + 1,
  };
}

/**
 * The sizes of a photo for the browser to choose from, as in HTML; `undefined` for a picture of unknown size or one
 * that is no larger than its thumbnail.
 */
export function photoSrcSet(memory: Memory): string | undefined {
  const { imageUrl, thumbnailUrl, imageWidth, imageHeight } = memory;
  if (!imageUrl || !thumbnailUrl || !imageWidth || !imageHeight) return undefined;
  const shorter = Math.min(imageWidth, imageHeight);
  if (shorter <= PHOTO_THUMBNAIL_SIDE) return undefined;
  const thumbnailWidth = Math.round((imageWidth * PHOTO_THUMBNAIL_SIDE) / shorter);
  return `${thumbnailUrl} ${thumbnailWidth}w, ${imageUrl} ${imageWidth}w`;
}

/** Whole years from one calendar date to another. */
function yearsBetween(from: string, to: string): number {
  return yearOf(to) - yearOf(from) - (to.slice(5) < from.slice(5) ? 1 : 0);
}

function yearOf(calendarDate: string): number {
  return Number(calendarDate.slice(0, 4));
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
