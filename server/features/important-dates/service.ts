import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { ImportantDate, ImportantDateInput, ImportantDatePatch } from '#contract/important-dates.ts';
import { importantDatesText } from '#messages/en/important-dates.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { nextReminder, type Schedule } from './policy.ts';
import {
  deleteImportantDate,
  insertImportantDate,
  listImportantDates,
  lockImportantDate,
  updateImportantDate,
} from './queries.ts';

export async function readImportantDates({ db, member }: MemberContext): Promise<ImportantDate[]> {
  return listImportantDates(db, member);
}

export async function addImportantDate(
  context: MemberContext,
  input: ImportantDateInput,
): Promise<ImportantDate> {
  const { member, clock } = context;
  const date = {
    ...input,
    id: randomUUIDv7(),
    userId: member.id,
    description: input.description ?? null,
    nextReminderAt: scheduleReminder(context, input),
    createdAt: toIso(clock.now()),
  };
  return context.change((tx) => insertImportantDate(tx, date));
}

/** Of a shared date the partner may change everything but whether it is shared. */
export async function changeImportantDate(
  context: MemberContext,
  input: z.output<typeof ImportantDatePatch>,
): Promise<ImportantDate> {
  return context.change(async (tx) => {
    const before = await lockImportantDate(tx, context.member, input.id);
    if (!before) throw refuse.notFound();
    const after = {
      title: input.title ?? before.title,
      description: input.description === undefined ? before.description : input.description,
      date: input.date ?? before.date,
      category: input.category ?? before.category,
      isRecurring: input.isRecurring ?? before.isRecurring,
      reminderDays: input.reminderDays ?? before.reminderDays,
      isShared: input.isShared ?? before.isShared,
    };
    if (after.isShared !== before.isShared && before.userId !== context.member.id)
      throw refuse.forbidden(importantDatesText.onlyOwnerShares);
    // A reminder that is due and not told yet must not be lost to a change of other fields.
    const nextReminderAt = isSameSchedule(before, after)
      ? before.nextReminderAt
      : scheduleReminder(context, after);
    const updatedAt = toIso(context.clock.now());
    return updateImportantDate(tx, before, { ...after, nextReminderAt, updatedAt });
  });
}

export async function removeImportantDate(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const isDeleted = await deleteImportantDate(tx, context.member, input.id);
    if (!isDeleted) throw refuse.notFound();
  });
}

/** A reminder of today is still told when nine o'clock has passed; one of an earlier day is not made up for. */
function scheduleReminder({ clock }: MemberContext, schedule: Schedule): string | null {
  return nextReminder(schedule, todayInIndia(clock))?.at ?? null;
}

function isSameSchedule(before: Schedule, after: Schedule): boolean {
  return (
    before.date === after.date &&
    before.isRecurring === after.isRecurring &&
    before.reminderDays === after.reminderDays
  );
}
