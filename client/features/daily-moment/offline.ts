import { newId } from '#client/data/outbox/new-id.ts';
import { asText, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { Fields, PendingFile, PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { isOpen, type ShownMoment, withoutPhotos } from '#domain/daily-moment/public-form.ts';
import { photoAddress, photoIdOf } from '#domain/photos/address.ts';
import { dailyMomentScreensText as text } from '#messages/daily-moment.ts';
import { findChosen } from './model.ts';

/**
 * Pending photos of the day. The partner's stays sealed until the server opens both, and the memory of a day comes from
 * the server too.
 */
export const pendingMoments: OfflineRules = {
  calls: { 'dailyMoment.give': 'update', 'dailyMoment.withdraw': 'delete', 'dailyMoment.makeMemory': 'update' },
  shownAtOnce: ['dailyMoment.give'],
  shows: { moments: showInDays },
  answer: (change) => ({ ...withoutPhotos(dayOf(change), true) }),
  object: { isRecord: (record, body) => record['day'] === body?.['day'] },
  body: { collectFiles },
  nameOf: ({ day }) => (day === undefined ? text.title : `${text.title} · ${formatDate(asText(day))}`),
  describe: () => [],
};

/** Applies photos that are given or taken back to their days. */
function showInDays(days: readonly ShownMoment[], changes: readonly PendingMutation[]): readonly ShownMoment[] {
  return changes.reduce((shown, change) => {
    if (change.call === 'dailyMoment.give') return showGiven(shown, change);
    return change.call === 'dailyMoment.withdraw' ? showWithdrawn(shown, dayOf(change)) : shown;
  }, days);
}

function showGiven(days: readonly ShownMoment[], change: PendingMutation): readonly ShownMoment[] {
  const day = dayOf(change);
  const address = asText(change.body?.['imageUrl']);
  const photoId = photoIdOf(address);
  // A photo that is still on this device has one address for both sizes.
  const thumbnailUrl = photoId === null ? address : photoAddress(photoId, 'thumbnail');
  const mine = { imageUrl: address, thumbnailUrl, at: change.madeAt };
  const known = days.find((each) => each.day === day);
  if (!known) return [...days, { ...withoutPhotos(day, true), mine }];
  // An open day has its photos: the server refuses another one.
  return days.map((each) => (each === known && !isOpen(known) ? { ...each, mine } : each));
}

function showWithdrawn(days: readonly ShownMoment[], day: string): readonly ShownMoment[] {
  return days.flatMap((each) => {
    if (each.day !== day || isOpen(each)) return each;
    return each.partner.state === 'none' ? [] : { ...each, mine: null };
  });
}

function dayOf({ body }: Pick<PendingMutation, 'body'>): string {
  return asText(body?.['day']);
}

/** Returns the chosen photo, which the screen has scaled down. */
async function collectFiles(body: Fields | null): Promise<PendingFile[]> {
  const address = asText(body?.['imageUrl']);
  const photo = findChosen(address);
  return photo ? [{ address, key: newId(), ...photo }] : [];
}
