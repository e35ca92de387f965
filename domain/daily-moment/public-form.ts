import type { CopiedRow } from '#domain/copy/rows.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { MOMENT_DAYS } from './facts.ts';
import type { DailyMoment } from './schema.ts';

/** A day's photos as one member may see them, without their addresses. */
export type StoredMoment = CopiedRow<'moments'>;

/** A day's photos with their addresses, and the facts from which `canGive` follows. */
export interface ShownMoment extends Omit<DailyMoment, 'canGive'> {
  id: string;
  isOfBoth: boolean;
}

const DAY_MS = 86_400_000;

/** Returns a day's photos as screens show them. */
export function showMoment({ mine, partner: { state, photoId, at }, ...day }: StoredMoment): ShownMoment {
  return {
    ...day,
    mine: mine && { ...toAddresses(mine.photoId), at: mine.at },
    partner: { state, ...(photoId === null ? { imageUrl: null, thumbnailUrl: null } : toAddresses(photoId)), at },
  };
}

/** Returns a day's photos as the API does. `today` is the calendar date in India. */
export function toMoment({ id: _id, isOfBoth, ...shown }: ShownMoment, today: string): DailyMoment {
  return { ...shown, canGive: isOfBoth && !isOpen(shown) && isGivenDay(shown.day, today) };
}

/** Returns true for a day with the photos of both. */
export function isOpen({ mine, partner }: Pick<DailyMoment, 'mine' | 'partner'>): boolean {
  return mine !== null && partner.state === 'open';
}

/** Returns a day without photos. */
export function withoutPhotos(day: string, isOfBoth: boolean): ShownMoment {
  const partner = { state: 'none', imageUrl: null, thumbnailUrl: null, at: null } as const;
  return { id: day, day, mine: null, partner, isOfBoth, memoryId: null };
}

/** Returns true for a day that may still get a photo: it has come, and its photos are not about to be deleted. */
export function isGivenDay(day: string, today: string): boolean {
  return day <= today && Date.parse(day) >= Date.parse(today) - MOMENT_DAYS * DAY_MS;
}

function toAddresses(photoId: string) {
  return { imageUrl: photoAddress(photoId, 'full'), thumbnailUrl: photoAddress(photoId, 'thumbnail') };
}
