import { useState } from 'react';
import { type FieldErrors, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartner } from '#client/data/partner.ts';
import { TithiLine } from '#client/features/panchang/components/lazy-panchang-section.tsx';
import { LimitCard } from '#client/features/subscription/components/limit-card.tsx';
import { isApiError } from '#client/lib/api-error.ts';
import { upgradePath } from '#client/paths.ts';
import { showToast } from '#client/ui/feedback/toast.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { DATE_CATEGORY_GROUPS, DATE_DEFAULTS, DATE_TIMEZONES, type SeriesScope } from '#domain/dates/facts.ts';
import type { DateEvent } from '#domain/dates/schema.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { datesText } from '#messages/dates.ts';
import { faultsText } from '#messages/faults.ts';
import { useUpdateDate, useCreateDate } from '../api.ts';
import { categoryOf } from '../category-model.ts';
import { timeOptions } from '../duration-model.ts';
import { DateForm, type DateFields, fromDateForm, type Planned, toDateForm } from '../form-model.ts';
import { isDeviceZone } from '../model.ts';
import { datesRead } from '../reads.ts';
import { ClashNote } from './clash-note.tsx';
import { DayChips } from './day-chips.tsx';
import { DurationField } from './duration-field.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { ScopeDialog } from './scope-dialog.tsx';

const categoryOptions = (['popular', 'indoor', 'outdoor', 'other'] as const).map((group) => ({
  label: datesText.categoryGroups[group],
  options: DATE_CATEGORY_GROUPS[group].map((category) => ({
    value: category,
    label: datesText.categories[category],
  })),
}));
const timezoneOptions = DATE_TIMEZONES.map((zone) => ({ value: zone, label: text.timezones[zone] }));

/** Same order in which the specification validates and reports the fields. */
const checkedFields = [
  'title',
  'scheduledDate',
  'scheduledTime',
  'duration',
  'description',
  'location',
  'category',
  'timezone',
  'until',
] as const;

interface DateFormDialogProps {
  /** Date to edit; absent for a new one. */
  date?: DateEvent;
  planned?: Planned;
  onClose: () => void;
}

export function DateFormDialog({ date, planned, onClose }: DateFormDialogProps) {
  const { draft, field, dialog, formState, control, getValues, setValue } = useRecordForm({
    draftName: `date/${date?.id ?? draftOf(planned)}`,
    record: date,
    schema: DateForm,
    values: toDateForm(date, planned),
    onClose,
  });
  // Fields of an edited date of a series, until the member has said for which of its dates they are.
  const [edited, setEdited] = useState<DateFields>();
  const zone = useWatch({ control, name: 'timezone' }) ?? DATE_DEFAULTS.timezone;
  const day = useWatch({ control, name: 'scheduledDate' });
  const [isZoneOpen, setIsZoneOpen] = useState(() => !isDeviceZone(zone));
  const partner = usePartner();
  const { data: dates = [] } = useCopied(datesRead, null);
  const [hasChosenCategory, setHasChosenCategory] = useState(false);
  const plan = useCreateDate(draft.finish);
  const change = useUpdateDate(draft.finish);

  function save(input: z.output<typeof DateForm>) {
    const { date: fields, repeat } = fromDateForm(input);
    if (!date) plan.mutate({ ...fields, repeat });
    else if (date.seriesId === null) change.mutate({ ...fields, id: date.id });
    else setEdited(fields);
  }

  function categorize() {
    if (date || hasChosenCategory) return;
    setValue('category', categoryOf(getValues('title'), dates), { shouldDirty: true });
  }

  const saveFor = (scope: SeriesScope) => {
    if (!date || !edited) return;
    const { scheduledDate, ...fields } = edited;
    change.mutate({ ...fields, ...(scope !== 'all' && { scheduledDate }), id: date.id, scope });
  };

  return (
    <>
      <FormDialog
        title={date ? text.editTitle : text.plan}
        {...(!date && { description: partner ? text.planText(partner.firstName) : text.planAloneText })}
        submitLabel={date ? text.save : text.create}
        {...dialog({ mutate: save, isPending: plan.isPending || change.isPending }, (invalid) =>
          showToast({ title: text.validationError, description: firstMessage(invalid), tone: 'danger' }),
        )}
      >
        <TextField
          label={text.fieldTitle}
          placeholder={text.titleExample}
          autoComplete="off"
          {...field('title', { onChange: categorize, short: faultsText.dates.titleRequired })}
        />
        {!date && <DayChips control={control} setValue={setValue} />}
        <div>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={text.fieldDate}
              type="date"
              {...field('scheduledDate', { short: faultsText.dates.dateRequired })}
            />
            <div className="grid grid-cols-1 content-start">
              <SelectField
                label={text.fieldTime}
                options={timeOptions(zone)}
                {...field('scheduledTime', { short: faultsText.dates.timeRequired })}
              />
              <button
                type="button"
                aria-expanded={isZoneOpen}
                onClick={() => setIsZoneOpen(!isZoneOpen)}
                className="link inline-flex min-h-11 items-center justify-self-start text-caption"
              >
                {text.inTimezone(text.timezones[zone])}
              </button>
            </div>
          </div>
          <ClashNote control={control} dateId={date?.id} />
        </div>
        {day && <TithiLine day={day} />}
        {isZoneOpen && <SelectField label={text.fieldTimezone} options={timezoneOptions} {...field('timezone')} />}
        {!date && <RepeatFields control={control} field={field} setValue={setValue} />}
        <TextField label={text.fieldLocation} isOptional placeholder={text.locationExample} {...field('location')} />
        <SelectField
          label={text.fieldCategory}
          options={categoryOptions}
          {...field('category', { onChange: () => setHasChosenCategory(true) })}
        />
        <DurationField control={control} error={formState.errors.duration?.message} />
        <TextAreaField label={text.fieldDescription} isOptional rows={3} {...field('description')} />
        {isApiError(plan.error) && plan.error.status === 403 && (
          <LimitCard text={text.limitHint} upgradePath={upgradePath} label={text.upgrade} />
        )}
      </FormDialog>
      {date && edited && (
        <ScopeDialog
          act="update"
          title={date.title}
          canBeAll={edited.scheduledDate === date.scheduledDate}
          isPending={change.isPending}
          onChoose={saveFor}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Returns the draft's name for a new date: the draft of another moment would hide the chosen one. */
function draftOf(planned: DateFormDialogProps['planned']): string {
  return planned ? [planned.scheduledDate, planned.scheduledTime ?? ''].join('-') : 'new';
}

function firstMessage(errors: FieldErrors<z.input<typeof DateForm>>): string | undefined {
  return checkedFields.map((field) => errors[field]?.message).find(Boolean);
}
