import type { Couple } from '#contract/couples.ts';
import type { Memory } from '#contract/memories.ts';
import { PHOTO_THUMBNAIL_SIDE } from '#contract/photos.ts';
import { relationshipStart } from '../couples/model.ts';

type Beginning = Pick<Couple, 'anniversary' | 'relationshipStartDate' | 'createdAt'>;

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

/** Whole years together; never negative. `today` is a calendar date. */
export function yearsTogether(couple: Beginning | null, today: string): number {
  if (!couple) return 0;
  const start = relationshipStart(couple);
  const isBeforeItsDay = today.slice(5) < dayInYearOf(start, today);
  return Math.max(0, yearOf(today) - yearOf(start) - (isBeforeItsDay ? 1 : 0));
}

export interface PastMemory {
  memory: Memory;
  yearsAgo: number;
}

/** Memories of this calendar day in earlier years, the latest year first. */
export function findOnThisDay(memories: readonly Memory[], today: string): PastMemory[] {
  return memories
    .filter(({ memoryDate }) => dayInYearOf(memoryDate, today) === today.slice(5))
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

/** Month and day on which `date` returns in the year of `today`: 29 February returns on the 28th in common years. */
function dayInYearOf(date: string, today: string): string {
  const day = date.slice(5);
  return day === '02-29' && !isLeapYear(yearOf(today)) ? '02-28' : day;
}

function yearOf(calendarDate: string): number {
  return Number(calendarDate.slice(0, 4));
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
