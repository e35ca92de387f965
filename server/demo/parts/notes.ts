import { addImportantDate } from '#server/features/important-dates/service.ts';
import { writeNote } from '#server/features/notes/service.ts';
import type { Cast, Stage } from '../stage/stage.ts';
import { importantDates, notes } from '../story/notes.ts';

/** What they note about one another, and the days that they must not forget. */
export async function playNotes(stage: Stage, cast: Cast): Promise<void> {
  for (const { side, daysAgo, ...note } of notes) {
    await writeNote(cast[side].at(stage.now.subtract({ hours: 24 * daysAgo })), note);
  }
  for (const { side, inDays, yearsAgo, ...date } of importantDates) {
    const day = stage.today.add({ days: inDays }).subtract({ years: yearsAgo });
    await addImportantDate(cast[side].at(stage.now), { ...date, date: day.toString() });
  }
}
