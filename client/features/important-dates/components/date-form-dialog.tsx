import { useWatch } from 'react-hook-form';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { useShownPanchang } from '#client/features/panchang/api.ts';
import { TithiFields } from '#client/features/panchang/components/tithi-fields.tsx';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { IMPORTANT_DATE_CATEGORIES, IMPORTANT_DATE_DEFAULTS } from '#domain/important-dates/facts.ts';
import { type ImportantDate, ImportantDateInput } from '#domain/important-dates/schema.ts';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { useCreateImportantDate, useUpdateImportantDate } from '../api.ts';
import { findAuthorsCity, reminderChoices } from '../model.ts';
import { importantDatesRead } from '../reads.ts';

const categoryOptions = IMPORTANT_DATE_CATEGORIES.map((category) => ({
  value: category,
  label: importantDatesText.categories[category],
}));

/** Form for an important date. Only its owner decides whether it is shared. */
export function DateFormDialog({ date, onClose }: { date?: ImportantDate; onClose: () => void }) {
  const { id: memberId } = useMember();
  const partnerName = usePartnerName();
  const start = { ...IMPORTANT_DATE_DEFAULTS, ...date };
  const panchang = useShownPanchang();
  const { data: dates = [] } = useCopied(importantDatesRead, null);
  const { draft, field, dialog, formState, control, setValue } = useRecordForm({
    draftName: `important-date/${date?.id ?? 'new'}`,
    record: date,
    schema: ImportantDateInput,
    values: {
      title: date?.title ?? '',
      date: date?.date ?? '',
      description: date?.description ?? '',
      isRecurring: start.isRecurring,
      reminderDays: start.reminderDays,
      isShared: start.isShared,
      calendar: start.calendar,
      tithi: start.tithi,
      ...(date && { category: date.category }),
    },
    onClose,
  });
  const day = useWatch({ control, name: 'date' });
  const calendar = useWatch({ control, name: 'calendar' }) ?? start.calendar;
  const create = useCreateImportantDate(draft.finish);
  const change = useUpdateImportantDate(draft.finish);
  const isOwner = !date || date.userId === memberId;

  return (
    <FormDialog
      title={date ? text.editTitle : text.addTitle}
      submitLabel={date ? text.save : text.create}
      {...dialog({ create, change })}
    >
      <TextField label={text.fieldTitle} placeholder={text.titleExample} autoComplete="off" {...field('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text.fieldDate} type="date" {...field('date')} />
        <SelectField
          label={text.fieldCategory}
          options={categoryOptions}
          placeholder={text.chooseCategory}
          defaultValue=""
          {...field('category')}
        />
      </div>
      <TextAreaField
        label={text.fieldDescription}
        placeholder={text.descriptionExample}
        isOptional
        rows={3}
        {...field('description')}
      />
      <SelectField
        label={text.fieldReminder}
        hint={text.reminderHint}
        options={reminderChoices(start.reminderDays).map((days) => ({
          value: String(days),
          label: days === 0 ? text.reminderOnTheDay : text.daysBefore(days),
        }))}
        {...field('reminderDays', { valueAsNumber: true })}
      />
      {(panchang !== null || start.tithi !== null) && (
        <TithiFields
          day={day}
          known={date ?? null}
          city={findAuthorsCity(date, { memberId, city: panchang?.city ?? null }, dates)}
          calendar={calendar}
          error={formState.errors.tithi?.message}
          onChange={(chosen) => {
            setValue('calendar', chosen.calendar, { shouldDirty: true });
            setValue('tithi', chosen.tithi, { shouldDirty: true });
          }}
        />
      )}
      <SwitchField label={text.fieldRecurring} hint={text.recurringHint} {...field('isRecurring')} />
      {isOwner && <SwitchField label={text.fieldShared} hint={text.sharedHint(partnerName)} {...field('isShared')} />}
    </FormDialog>
  );
}
