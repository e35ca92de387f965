import { createImportantDate } from '#server/features/important-dates/service.ts';
import { createNote } from '#server/features/notes/service.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';
import { importantDates, notes } from '../fixtures/notes.ts';

/** Seeds the partners' notes about each other, and their important dates. */
export async function seedNotes(seeding: SeedContext, members: DemoMembers): Promise<void> {
  for (const { side, daysAgo, ...note } of notes) {
    await createNote(members[side].at(seeding.now.subtract({ hours: 24 * daysAgo })), note);
  }
  for (const { side, inDays, yearsAgo, ...date } of importantDates) {
    const day = seeding.today.add({ days: inDays }).subtract({ years: yearsAgo });
    await createImportantDate(members[side].at(seeding.now), {
      description: null,
      ...date,
      date: day.toString(),
    });
  }
}
