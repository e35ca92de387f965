import { MEMORY_PHOTOS_MAX } from '#contract/constants/memories.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import type { GalleryMemory, GalleryPhoto, GalleryPlan } from '#client/lib/upload/gallery/gallery-store.ts';

/** The photos of a day in the order in which they were taken. */
export interface GalleryDay {
  day: string;
  photos: readonly GalleryPhoto[];
  dropped: readonly GalleryPhoto[];
}

export function emptyPlan(memberId: string): GalleryPlan {
  return {
    memberId,
    unread: 0,
    chosen: [],
    dropped: [],
    titles: {},
    known: 0,
    unreadable: [],
    isPaused: false,
    agreed: [],
    total: { memories: 0, photos: 0 },
  };
}

/**
 * When a photo was taken: by its camera, unless that has a day that is still to come, or by the file's date (epoch milliseconds).
 * `now` is an instant.
 */
export function timeOf(takenAt: string | null, fileDate: number, now: string): string {
  const today = indiaDate(now);
  if (takenAt && takenAt.slice(0, 10) <= today && takenAt >= '1900') return takenAt;
  // India's clock, as `indiaDate`.
  const byFile = new Date(fileDate + 5.5 * 3_600_000).toISOString().slice(0, 19);
  return byFile.slice(0, 10) <= today ? byFile : `${today}T00:00:00`;
}

/** The days of what was chosen, the oldest first. */
export function groupByDay(photos: readonly GalleryPhoto[], dropped: readonly string[]): GalleryDay[] {
  const left = new Set(dropped);
  const inOrder = photos.toSorted(
    (one, other) => one.takenAt.localeCompare(other.takenAt) || one.name.localeCompare(other.name),
  );
  const days = Map.groupBy(inOrder, ({ takenAt }) => takenAt.slice(0, 10));
  return [...days].map(([day, all]) => ({
    day,
    photos: all.filter(({ hash }) => !left.has(hash)),
    dropped: all.filter(({ hash }) => left.has(hash)),
  }));
}

/** How many memories a day's photos become. */
export function countParts({ photos }: GalleryDay): number {
  return Math.ceil(photos.length / MEMORY_PHOTOS_MAX);
}

export function countMemories(days: readonly GalleryDay[]): number {
  return days.reduce((sum, day) => sum + countParts(day), 0);
}

interface Naming {
  titles: Readonly<Record<string, string>>;
  /** What a day is called that has no title. */
  nameDay: (day: string) => string;
  /** The title of a day's second, third … memory. */
  namePart: (title: string, part: number) => string;
  newId: () => string;
}

/** The memories of the days; a day with more photos than a memory holds becomes several. */
export function toMemories(
  days: readonly GalleryDay[],
  { titles, nameDay, namePart, newId }: Naming,
): GalleryMemory[] {
  return days.flatMap((each) => {
    const title = titles[each.day]?.trim() || nameDay(each.day);
    return Array.from({ length: countParts(each) }, (_, part) => ({
      id: newId(),
      title: part === 0 ? title : namePart(title, part + 1),
      day: each.day,
      photos: each.photos.slice(part * MEMORY_PHOTOS_MAX, (part + 1) * MEMORY_PHOTOS_MAX),
    }));
  });
}

/** Those that were chosen and are not kept here: after a reload they have to be chosen again. */
export function findMissing(
  { chosen, dropped }: Pick<GalleryPlan, 'chosen' | 'dropped'>,
  isKept: (hash: string) => boolean,
): GalleryPhoto[] {
  return chosen.filter(({ hash }) => !isKept(hash) && !dropped.includes(hash));
}

/** Those of the newly chosen that are not here, each once, as far as there is room for them. */
export function addChosen<Photo extends GalleryPhoto>(
  { chosen }: Pick<GalleryPlan, 'chosen'>,
  found: readonly Photo[],
  most: number,
): { added: Photo[]; leftOut: number } {
  const here = new Set(chosen.map(({ hash }) => hash));
  const fresh = [...new Map(found.map((photo) => [photo.hash, photo])).values()].filter(
    ({ hash }) => !here.has(hash),
  );
  const added = fresh.slice(0, Math.max(0, most - chosen.length));
  return { added, leftOut: fresh.length - added.length };
}
