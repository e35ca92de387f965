import { giveMoment } from '#server/features/daily-moment/service.ts';
import { uploadPhoto } from '#server/features/photos/service.ts';
import type { Picture } from '../fixtures/pictures.ts';
import { readPhoto, uploading } from '../seeding/prepared-upload.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Photos of days. Arjun's of today is sealed, as his answer is. */
const moments: readonly { daysAgo: number; arjun: Picture; riya?: Picture }[] = [
  { daysAgo: 9, arjun: 'city/kankaria-day', riya: 'home/balcony-day' },
  { daysAgo: 4, arjun: 'city/manek-chowk-tall', riya: 'home/spice-box-tall' },
  { daysAgo: 1, arjun: 'journeys/train-window-rain', riya: 'home/rain-window-tall' },
  { daysAgo: 0, arjun: 'home/breakfast-dawn' },
];

/** Seeds some moments of the day. */
export async function seedDailyMoments(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const { today, now } = seeding;
  for (const { daysAgo, ...pictures } of moments) {
    const date = today.subtract({ days: daysAgo });
    for (const side of ['arjun', 'riya'] as const) {
      const picture = pictures[side];
      if (!picture) continue;
      const photo = await readPhoto(picture);
      // Uploads at the present time: the sweep deletes unattached photos with an old date at once.
      const { imageUrl } = await uploadPhoto(uploading(members[side].at(now), photo), { photo: photo.file });
      const at = daysAgo === 0 ? now : momentOf(date, side === 'arjun' ? '13:25' : '21:50');
      await giveMoment(members[side].at(at), { day: date.toString(), imageUrl });
    }
  }
}
