import type { CopiedRead } from '#client/data/copy/shown.ts';
import { toMoment, withoutPhotos } from '#domain/daily-moment/public-form.ts';
import type { DailyMoment } from '#domain/daily-moment/schema.ts';

/** Today's photos. */
export const todaysMomentRead: CopiedRead<null, DailyMoment> = {
  of: ['moments'],
  derive: (shown, _input, { today, partnerId }) => {
    const known = shown('moments').find(({ day }) => day === today);
    return toMoment(known ?? withoutPhotos(today, partnerId !== null), today);
  },
};

/** The days before today with a photo that the member may know of, newest first. */
export const earlierMomentsRead: CopiedRead<null, DailyMoment[]> = {
  of: ['moments'],
  derive: (shown, _input, { today }) =>
    shown('moments')
      .filter(({ day }) => day < today)
      .map((row) => toMoment(row, today))
      .toSorted((one, other) => other.day.localeCompare(one.day)),
};
