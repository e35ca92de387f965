import type { GalleryMemory, GalleryPhoto, GalleryPlan } from '#client/data/upload/gallery/gallery-store.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { MEMORY_PHOTOS_MAX } from '#domain/memories/facts.ts';

/** Photos of a day in the order they were taken. */
export interface GalleryDay {
  /** Day of the photos; `null` for photos of unknown day, for which the member is asked once. */
  day: string | null;
  /** Hash of the first photo, which keys the card while its day is changed. */
  first: string;
  photos: readonly GalleryPhoto[];
  dropped: readonly GalleryPhoto[];
}

export function emptyPlan(memberId: string): GalleryPlan {
  return {
    memberId,
    unread: 0,
    chosen: [],
    dropped: [],
    days: {},
    titles: {},
    known: 0,
    unreadable: [],
    isPaused: false,
    agreed: [],
    total: { memories: 0, photos: 0 },
  };
}

/** Compares photos by the time they were taken, then by name; photos without a time come first. */
export function byTime(one: GalleryPhoto, other: GalleryPhoto): number {
  return (one.takenAt ?? '').localeCompare(other.takenAt ?? '') || one.name.localeCompare(other.name);
}

/** Groups the chosen photos by day, oldest first, after the photos without a day. */
export function groupByDay({ chosen, dropped, days }: Pick<GalleryPlan, 'chosen' | 'dropped' | 'days'>): GalleryDay[] {
  const left = new Set(dropped);
  const byDay = Map.groupBy(chosen.toSorted(byTime), (photo) => dayOfPhoto(photo, days));
  return [...byDay]
    .toSorted(([one], [other]) => (one ?? '').localeCompare(other ?? ''))
    .map(([day, all]) => ({
      day,
      first: all[0]?.hash ?? '',
      photos: all.filter(({ hash }) => !left.has(hash)),
      dropped: all.filter(({ hash }) => left.has(hash)),
    }));
}

function dayOfPhoto({ hash, takenAt }: GalleryPhoto, days: GalleryPlan['days']): string | null {
  return days[hash] ?? takenAt?.slice(0, 10) ?? null;
}

/** Moves all photos of a group to another day. Its title moves along, unless that day has one. */
export function moveToDay(
  { days, titles }: Pick<GalleryPlan, 'days' | 'titles'>,
  { day, photos, dropped }: GalleryDay,
  to: string,
): Pick<GalleryPlan, 'days' | 'titles'> {
  const moved = [...photos, ...dropped].map(({ hash }) => [hash, to] as const);
  const { [day ?? '']: title, ...others } = titles;
  return {
    days: { ...days, ...Object.fromEntries(moved) },
    titles: title && !others[to] ? { ...others, [to]: title } : others,
  };
}

/** Returns the number of memories that a day's photos become. */
export function countParts({ photos }: GalleryDay): number {
  return Math.ceil(photos.length / MEMORY_PHOTOS_MAX);
}

export function countMemories(days: readonly GalleryDay[]): number {
  return days.reduce((sum, each) => sum + (each.day === null ? 0 : countParts(each)), 0);
}

/** Maximum length of a day's title in characters: that of a memory, less the room for its part number. */
export const DAY_TITLE_MAX = 110;

interface Naming {
  titles: Readonly<Record<string, string>>;
  /** Returns the name of a day without a title. */
  nameDay: (day: string) => string;
  /** Returns the title of a day's second or later memory. */
  namePart: (title: string, part: number) => string;
  newId: () => string;
}

/**
 * Converts days to memories; a day with more photos than a memory holds becomes several. Photos without a day become
 * none.
 */
export function toMemories(days: readonly GalleryDay[], { titles, nameDay, namePart, newId }: Naming): GalleryMemory[] {
  return days.flatMap((each) => {
    const { day } = each;
    if (day === null) return [];
    const title = cutText(titles[day]?.trim() ?? '', DAY_TITLE_MAX) || nameDay(day);
    return Array.from({ length: countParts(each) }, (_, part) => ({
      id: newId(),
      title: part === 0 ? title : namePart(title, part + 1),
      day,
      photos: each.photos.slice(part * MEMORY_PHOTOS_MAX, (part + 1) * MEMORY_PHOTOS_MAX),
    }));
  });
}

/** Returns the chosen photos that are not stored here: after a reload they must be chosen again. */
export function findMissing(
  { chosen, dropped }: Pick<GalleryPlan, 'chosen' | 'dropped'>,
  isKept: (hash: string) => boolean,
): GalleryPhoto[] {
  return chosen.filter(({ hash }) => !isKept(hash) && !dropped.includes(hash));
}

/**
 * Returns the photos that stay in the plan after confirming, with their days: those to be chosen again, and those
 * without a day.
 */
export function findLeft(
  { chosen, dropped, days }: Pick<GalleryPlan, 'chosen' | 'dropped' | 'days'>,
  isKept: (hash: string) => boolean,
): Pick<GalleryPlan, 'chosen' | 'days'> {
  const left = chosen.filter(
    (photo) => !dropped.includes(photo.hash) && (!isKept(photo.hash) || dayOfPhoto(photo, days) === null),
  );
  const hashes = new Set(left.map(({ hash }) => hash));
  return {
    chosen: left,
    days: Object.fromEntries(Object.entries(days).filter(([hash]) => hashes.has(hash))),
  };
}

/** Returns the newly chosen photos not present yet, each once, up to the limit. */
export function addChosen<Photo extends GalleryPhoto>(
  { chosen }: Pick<GalleryPlan, 'chosen'>,
  found: readonly Photo[],
  most: number,
): { added: Photo[]; leftOut: number } {
  const here = new Set(chosen.map(({ hash }) => hash));
  const fresh = [...new Map(found.map((photo) => [photo.hash, photo])).values()].filter(({ hash }) => !here.has(hash));
  const added = fresh.slice(0, Math.max(0, most - chosen.length));
  return { added, leftOut: fresh.length - added.length };
}
