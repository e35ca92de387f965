import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '#client/data/api.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { mutationToasts } from '#client/ui/feedback/mutation-toasts.ts';
import { ServerError } from '#client/ui/feedback/server-error.tsx';
import { wordsOfFault } from '#client/ui/form-state/schema-resolver.ts';
import { controlClass } from '#client/ui/forms/field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { SPANS_A_DAY, type Weekday, WEEKDAYS } from '#domain/availability/facts.ts';
import { type Availability, AvailabilityInput, type FreeHours } from '#domain/availability/schema.ts';
import { DATE_TIMEZONES } from '#domain/dates/facts.ts';
import { fieldsFault } from '#domain/kernel/fields.ts';
import { availabilityScreensText as text } from '#messages/availability.ts';
import { datePlanningText } from '#messages/date-screens.ts';
import { nameOfWeekday, nextSpan } from '../model.ts';

interface HoursDialogProps {
  availability: Availability;
  onClose: () => void;
}

/** Changes the member's free hours and time zone. */
export function HoursDialog({ availability, onClose }: HoursDialogProps) {
  const [timezone, setTimezone] = useState(availability.timezone);
  const [hours, setHours] = useState(availability.hours);
  const [problem, setProblem] = useState<string>();
  const save = useSetAvailability(onClose);
  const partnerName = usePartnerName();
  const change = (changed: FreeHours[]) => {
    setProblem(undefined);
    setHours(changed);
  };
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogText(partnerName)}
      submitLabel={text.save}
      isPending={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        const checked = AvailabilityInput.safeParse({ timezone, hours });
        if (checked.success) save.mutate(checked.data);
        else setProblem(wordsOfFault(checked.error.issues[0]?.message ?? fieldsFault('invalid')));
      }}
      onClose={onClose}
    >
      <SelectField
        label={text.timezone}
        options={listZones(availability.timezone)}
        value={timezone}
        onChange={({ target }) => setTimezone(target.value)}
      />
      <ul className="divide-y divide-line border-y border-line">
        {WEEKDAYS.map((day) => (
          <DayRow key={day} day={day} hours={hours} onChange={change} />
        ))}
      </ul>
      {problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <ServerError error={save.error} />
    </FormDialog>
  );
}

function DayRow({
  day,
  hours,
  onChange,
}: {
  day: Weekday;
  hours: readonly FreeHours[];
  onChange: (hours: FreeHours[]) => void;
}) {
  const addButton = useRef<HTMLButtonElement>(null);
  const name = nameOfWeekday(day);
  const spans = hours.filter((each) => each.day === day);
  const replace = (span: FreeHours, changed?: Partial<FreeHours>) =>
    onChange(hours.flatMap((each) => (each === span ? (changed ? [{ ...each, ...changed }] : []) : [each])));
  function remove(span: FreeHours) {
    // The focus moves after the rendering, in which the pressed button goes and a full day gets its button again.
    flushSync(() => replace(span));
    addButton.current?.focus();
  }
  return (
    <li className="grid gap-2 py-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        {spans.length === 0 && <span className="grow text-caption text-ink-soft">{text.notFree}</span>}
        {spans.length < SPANS_A_DAY && (
          <IconButton
            ref={addButton}
            icon={Plus}
            label={text.add(name)}
            onClick={() => onChange([...hours, nextSpan(day, hours)])}
          />
        )}
      </div>
      {spans.map((span, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- spans of a day have no other identity
        <div key={place} className="flex flex-wrap items-center gap-2">
          <TimeField label={`${name}: ${text.from}`} time={span.from} onChange={(from) => replace(span, { from })} />
          <span aria-hidden>–</span>
          <TimeField label={`${name}: ${text.to}`} time={span.to} onChange={(to) => replace(span, { to })} />
          <IconButton icon={X} label={text.remove(name)} onClick={() => remove(span)} />
        </div>
      ))}
    </li>
  );
}

/** Time of a span. A time field has no 24:00, which is shown as a minute before. */
function TimeField({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <input
      type="time"
      required
      aria-label={label}
      value={time === '24:00' ? '23:59' : time}
      onChange={({ target }) => onChange(target.value)}
      // Without the browser's icon, two times fit beside each other on a narrow phone.
      className={clsx(
        controlClass,
        'min-w-0 flex-1 basis-24 max-sm:px-2 max-sm:text-center max-sm:[&::-webkit-calendar-picker-indicator]:hidden',
      )}
    />
  );
}

function listZones(current: string) {
  const known = DATE_TIMEZONES.map((zone): { value: string; label: string } => ({
    value: zone,
    label: datePlanningText.timezones[zone],
  }));
  return known.some(({ value }) => value === current) ? known : [...known, { value: current, label: current }];
}

function useSetAvailability(onDone: () => void) {
  return useMutation(
    api.availability.set.mutationOptions(
      mutationToasts({ success: { title: text.saved }, failure: { title: text.saveFailed }, onDone }),
    ),
  );
}
