import { DATE_NIGHT } from '#domain/memories/facts.ts';
import { MEMORY_DEFAULTS } from '#domain/memories/texts.ts';
import { photoIdOf } from '#domain/photos/address.ts';
import { readDates } from '#server/features/dates/service.ts';
import { createMemory, readMemories, updateMemory } from '#server/features/memories/service.ts';
import { uploadOriginal } from '#server/features/photos/original-service.ts';
import { uploadPhoto } from '#server/features/photos/service.ts';
import { arrivalAt, dayOf } from '../calendar/when.ts';
import { autumnMemories } from '../fixtures/memories/autumn-memories.ts';
import { beginnings } from '../fixtures/memories/beginnings.ts';
import { monsoonMemories } from '../fixtures/memories/monsoon-memories.ts';
import { summerMemories } from '../fixtures/memories/summer-memories.ts';
import { winterMemories } from '../fixtures/memories/winter-memories.ts';
import type { Picture } from '../fixtures/pictures.ts';
import type { KeptMemory } from '../fixtures/shapes.ts';
import { readPhoto, uploading } from '../seeding/prepared-upload.ts';
import { forEachLimited, momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** A memory with its day and the instant at which it was saved. */
export interface DatedMemory {
  memory: KeptMemory;
  day: Temporal.PlainDate;
  keptAt: Temporal.Instant;
}

/** Seeds two years of memories with their photos. */
export async function seedMemories(seeding: SeedContext, members: DemoMembers): Promise<void> {
  await forEachLimited(dateMemories(seeding.today), 4, async ({ memory, day, keptAt }) => {
    const { when: _when, by, picture: cover, furtherPictures = [], isDateNight, tags, ...texts } = memory;
    const photos: string[] = [];
    for (const picture of [cover, ...furtherPictures])
      if (picture) photos.push(await uploadPicture(seeding, members[by], picture, furtherPictures.length > 0));
    await createMemory(members[by].at(keptAt), {
      ...MEMORY_DEFAULTS,
      ...texts,
      memoryDate: day.toString(),
      photos,
      tags: tags ? [...tags] : null,
      milestone: isDateNight ? DATE_NIGHT : null,
    });
  });
}

/** Joins the memories of date nights to the dates of their days, as the form of a past date does. */
export async function seedMemoryDates({ now }: SeedContext, { riya }: DemoMembers): Promise<void> {
  const context = riya.at(now);
  const [dates, memories] = await Promise.all([readDates(context, undefined), readMemories(context, undefined)]);
  const dateIds = new Map(dates.map(({ scheduledDate, id }) => [scheduledDate, id]));
  await forEachLimited(memories, 4, async ({ id, memoryDate, milestone }) => {
    const dateId = dateIds.get(memoryDate);
    if (milestone === DATE_NIGHT && dateId) await updateMemory(context, { id, dateId });
  });
}

async function uploadPicture(
  seeding: SeedContext,
  member: DemoMembers['riya'],
  picture: Picture,
  hasOriginal: boolean,
): Promise<string> {
  const photo = await readPhoto(picture);
  // Uploads at the present time: the sweep deletes unattached files and photos with an old date at once.
  const context = member.at(seeding.now);
  const { imageUrl } = await uploadPhoto(uploading(context, photo), { photo: photo.file });
  if (hasOriginal) await uploadOriginal(context, { id: photoIdOf(imageUrl) ?? '', original: photo.file });
  return imageUrl;
}

/** Resolves all memories relative to `today`. Those from before the couple joined are saved on their first evening. */
export function dateMemories(today: Temporal.PlainDate): DatedMemory[] {
  const all = [...beginnings, ...winterMemories, ...summerMemories, ...monsoonMemories, ...autumnMemories];
  const arrival = arrivalAt(today);
  return all.map((memory) => {
    const day = dayOf(memory.when, today);
    const isEarlier = Temporal.PlainDate.compare(day, arrival) <= 0;
    return { memory, day, keptAt: momentOf(isEarlier ? arrival : day, '22:50') };
  });
}
