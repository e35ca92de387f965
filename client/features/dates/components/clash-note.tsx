import { CalendarClock } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { nowIso } from '#client/lib/clock.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { findClashes } from '../clash-model.ts';
import { DateForm, fromDateForm } from '../form-model.ts';
import { formatMoment } from '../model.ts';
import { datesRead } from '../reads.ts';

interface ClashNoteProps {
  control: Control<z.input<typeof DateForm>, unknown, z.output<typeof DateForm>>;
  /** The date that is edited, which is no clash. */
  dateId: string | undefined;
}

/** Warns of dates at the time that the form has, also of a later date of a series. Saving stays possible. */
export function ClashNote({ control, dateId }: ClashNoteProps) {
  const { data: dates = [] } = useCopied(datesRead, null);
  const typed = useWatch({ control });
  // A form without a title can clash already.
  const plan = DateForm.safeParse({ ...typed, title: '-' });
  const others = dates.filter(({ id }) => id !== dateId);
  const [first, ...more] = plan.success ? findClashes(toPlan(plan.data), others, nowIso()) : [];
  return (
    // In the page beforehand, so that screen readers announce the note.
    <div role="status">
      {first && (
        <p className="mt-4 flex gap-3 rounded-small bg-warning-soft p-4 text-warning">
          <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{text.clash(first.title, formatMoment(first), more.length)}</span>
        </p>
      )}
    </div>
  );
}

function toPlan(form: z.output<typeof DateForm>) {
  const { date, repeat } = fromDateForm(form);
  return { ...date, repeat };
}
