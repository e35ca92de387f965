import type { DailyMoment } from '#domain/daily-moment/schema.ts';
import type { Photo } from '#domain/photos/schema.ts';
import type { Person } from './people.ts';
import { makePhoto, uploadPhoto } from './photos.ts';

/** Uploads a photo and gives it as the member's of a day; returns its addresses and the answer. */
export async function giveMoment(
  person: Person,
  day: string,
  bytes?: Buffer<ArrayBuffer>,
): Promise<{ photo: Photo; moment: DailyMoment }> {
  const photo = await uploadPhoto(person, bytes ?? (await makePhoto(40, 30)));
  return { photo, moment: await person.api.dailyMoment.give({ day, imageUrl: photo.imageUrl }) };
}

/** Gives a day a photo of both partners. */
export async function giveForBoth(partners: readonly [Person, Person], day: string): Promise<readonly [Photo, Photo]> {
  const [first, second] = partners;
  const given = await giveMoment(first, day);
  return [given.photo, (await giveMoment(second, day)).photo];
}
