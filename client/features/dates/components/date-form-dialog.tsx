import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors } from 'react-hook-form';
import { Link } from 'react-router';
import {
  DATE_CATEGORY_GROUPS,
  DATE_DEFAULTS,
  DATE_DURATION,
  DATE_TIMEZONES,
  type DateEvent,
  DateEventInput,
} from '#contract/dates.ts';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import { datesText } from '#messages/en/dates.ts';
import { useFormWithDraft } from '../../../lib/forms/form-draft.ts';
import { shortError } from '../../../lib/forms/short-error.ts';
import { isApiError } from '../../../lib/api.ts';
import { upgradePath } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useChangeDate, usePlanDate } from '../api.ts';
import { parseDuration } from '../model.ts';

const categoryOptions = (['popular', 'indoor', 'outdoor', 'other'] as const).map((group) => ({
  label: datesText.categoryGroups[group],
  options: DATE_CATEGORY_GROUPS[group].map((category) => ({
    value: category,
    label: datesText.categories[category],
  })),
}));
const timezoneOptions = DATE_TIMEZONES.map((zone) => ({ value: zone, label: text.timezones[zone] }));

/** In the order in which the specification checks and reports them. */
const checkedFields = [
  'title',
  'scheduledDate',
  'scheduledTime',
  'duration',
  'description',
  'location',
  'category',
  'timezone',
] as const;

interface DateFormDialogProps {
  /** The date to edit; absent, one is planned. */
  date?: DateEvent;
  onClose: () => void;
}

/** Plans a date, or edits one. */
export function DateFormDialog({ date, onClose }: DateFormDialogProps) {
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: `date/${date?.id ?? 'new'}`,
    onClose,
    resolver: zodResolver(DateEventInput),
    defaultValues: {
      title: date?.title ?? '',
      description: date?.description ?? '',
      scheduledDate: date?.scheduledDate ?? '',
      scheduledTime: date?.scheduledTime ?? DATE_DEFAULTS.scheduledTime,
      duration: date?.duration ?? DATE_DEFAULTS.duration,
      location: date?.location ?? '',
      category: date?.category ?? DATE_DEFAULTS.category,
      timezone: DATE_TIMEZONES.find((zone) => zone === date?.timezone) ?? DATE_DEFAULTS.timezone,
    },
  });
  const { errors } = formState;
  const plan = usePlanDate(draft.finish);
  const change = useChangeDate(draft.finish);

  const save = handleSubmit(
    (input) => (date ? change.mutate({ ...input, id: date.id }) : plan.mutate(input)),
    (invalid) =>
      showToast({ title: text.validationError, description: firstMessage(invalid), tone: 'danger' }),
  );

  return (
    <FormDialog
      title={date ? text.editTitle : text.plan}
      {...(!date && { description: text.planText })}
      submitLabel={date ? text.save : text.create}
      onSubmit={save}
      isPending={plan.isPending || change.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.titleExample}
        autoComplete="off"
        error={shortError(errors.title?.message, datesText.titleRequired)}
        {...register('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.fieldDate}
          type="date"
          error={shortError(errors.scheduledDate?.message, datesText.dateRequired)}
          {...register('scheduledDate')}
        />
        <TextField
          label={text.fieldTime}
          type="time"
          min="08:00"
          max="23:00"
          step={1800}
          error={shortError(errors.scheduledTime?.message, datesText.timeRequired)}
          {...register('scheduledTime')}
        />
      </div>
      <TextField
        label={text.fieldLocation}
        isOptional
        placeholder={text.locationExample}
        error={errors.location?.message}
        {...register('location')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={text.fieldCategory}
          options={categoryOptions}
          error={errors.category?.message}
          {...register('category')}
        />
        <TextField
          label={text.fieldDuration}
          type="number"
          inputMode="numeric"
          min={DATE_DURATION.min}
          max={DATE_DURATION.max}
          step={15}
          error={errors.duration?.message}
          {...register('duration', {
            setValueAs: (typed: unknown) => parseDuration(String(typed), DATE_DEFAULTS.duration),
          })}
        />
      </div>
      <TextAreaField
        label={text.fieldDescription}
        isOptional
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <SelectField
        label={text.fieldTimezone}
        options={timezoneOptions}
        error={errors.timezone?.message}
        {...register('timezone')}
      />
      {isApiError(plan.error) && plan.error.status === 403 && (
        <div role="note" className="grid rounded-small bg-festive-soft px-5 pt-3 pb-1 text-festive-ink">
          <p>{text.limitHint}</p>
          <Link to={upgradePath} className="link inline-flex min-h-11 items-center">
            {text.upgrade}
          </Link>
        </div>
      )}
    </FormDialog>
  );
}

function firstMessage(errors: FieldErrors<DateEvent>): string | undefined {
  return checkedFields.map((field) => errors[field]?.message).find(Boolean);
}
