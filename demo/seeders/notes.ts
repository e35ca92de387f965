import { createImportantDate } from '#server/features/important-dates/service.ts';
import { createNote, deleteNote } from '#server/features/notes/service.ts';
import { tithiOfDay } from '#server/features/panchang/city-service.ts';
import { deletedNote, importantDates, notes } from '../fixtures/notes.ts';
import type { DemoMembers, SeedContext } from '../seeding/seed-context.ts';

/** Seeds the partners' notes about each other, of which one is in the trash, and their important dates. */
export async function seedNotes(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const ago = (days: number) => seeding.now.subtract({ hours: 24 * days });
  for (const { side, daysAgo, ...note } of notes) {
    await createNote(members[side].at(ago(daysAgo)), note);
  }
  const deleted = await createNote(members.riya.at(ago(20)), deletedNote);
  await deleteNote(members.riya.at(ago(2)), deleted);
  for (const { side, inDays, yearsAgo, isByTithi, ...date } of importantDates) {
    const day = seeding.today.add({ days: inDays }).subtract({ years: yearsAgo });
    const recurrence = isByTithi ? byTithiOf(day.toString()) : { calendar: 'gregorian' as const, tithi: null };
    await createImportantDate(members[side].at(seeding.now), {
      description: null,
      ...date,
      ...recurrence,
      date: day.toString(),
    });
  }
}

function byTithiOf(day: string) {
  const { month, paksha, tithi } = tithiOfDay(day, 'Ahmedabad');
  return { calendar: 'tithi' as const, tithi: { month, paksha, tithi } };
}
