import type { CopiedRow } from '#domain/copy/rows.ts';
import { photoAddress } from '#domain/photos/address.ts';
import { MOMENT_DAYS } from './facts.ts';
import type { DailyMoment } from './schema.ts';

/** A day's photos as one member may see them, without their addresses. */
export type StoredMoment = CopiedRow<'moments'>;

const DAY_MS = 86_400_000;

/** Returns a day's photos as the API does. `today` is the calendar date in India. */
export function toMoment({ day, mine, partner, isOfBoth, memoryId }: StoredMoment, today: string): DailyMoment {
  const isOpen = mine !== null && partner.state === 'open';
  return {
    day,
    mine: mine && { ...toAddresses(mine.photoId), at: mine.at },
    partner: {
      state: partner.state,
      ...(partner.photoId === null ? { imageUrl: null, thumbnailUrl: null } : toAddresses(partner.photoId)),
      at: partner.at,
    },
    canGive: isOfBoth && !isOpen && isGivenDay(day, today),
    memoryId,
  };
}

/** Returns a day without photos. */
export function withoutPhotos(day: string, isOfBoth: boolean): StoredMoment {
  return { id: day, day, mine: null, partner: { state: 'none', photoId: null, at: null }, isOfBoth, memoryId: null };
}

/** Returns true for a day that may still get a photo: it has come, and its photos are not about to be deleted. */
export function isGivenDay(day: string, today: string): boolean {
  return day <= today && Date.parse(day) >= Date.parse(today) - MOMENT_DAYS * DAY_MS;
}

function toAddresses(photoId: string) {
  return { imageUrl: photoAddress(photoId, 'full'), thumbnailUrl: photoAddress(photoId, 'thumbnail') };
}
