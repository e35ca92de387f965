import { useWatch } from 'react-hook-form';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { useShownPanchang } from '#client/features/panchang/api.ts';
import { TithiFields } from '#client/features/panchang/components/tithi-fields.tsx';
import { SwitchField } from '#client/ui/forms/choice-field.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
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
  const { draft, register, handleSubmit, formState, control, setValue } = useFormWithDraft({
    draftName: `important-date/${date?.id ?? 'new'}`,
    record: date,
    onClose,
    resolver: schemaResolver(ImportantDateInput),
    defaultValues: {
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
  });
  const { errors } = formState;
  const day = useWatch({ control, name: 'date' });
  const calendar = useWatch({ control, name: 'calendar' }) ?? start.calendar;
  const add = useCreateImportantDate(draft.finish);
  const change = useUpdateImportantDate(draft.finish);
  const isOwner = !date || date.userId === memberId;
  const save = handleSubmit((input) => (date ? change.mutate({ ...input, id: date.id }) : add.mutate(input)));

  return (
    <FormDialog
      title={date ? text.editTitle : text.addTitle}
      submitLabel={date ? text.save : text.create}
      onSubmit={(event) => void save(event)}
      isPending={add.isPending || change.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.fieldTitle}
        placeholder={text.titleExample}
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={text.fieldDate} type="date" error={errors.date?.message} {...register('date')} />
        <SelectField
          label={text.fieldCategory}
          options={categoryOptions}
          placeholder={text.chooseCategory}
          defaultValue=""
          error={errors.category?.message}
          {...register('category')}
        />
      </div>
      <TextAreaField
        label={text.fieldDescription}
        placeholder={text.descriptionExample}
        isOptional
        rows={3}
        error={errors.description?.message}
        {...register('description')}
      />
      <SelectField
        label={text.fieldReminder}
        hint={text.reminderHint}
        options={reminderChoices(start.reminderDays).map((days) => ({
          value: String(days),
          label: days === 0 ? text.reminderOnTheDay : text.daysBefore(days),
        }))}
        error={errors.reminderDays?.message}
        {...register('reminderDays', { valueAsNumber: true })}
      />
      {(panchang !== null || start.tithi !== null) && (
        <TithiFields
          day={day}
          known={date ?? null}
          city={findAuthorsCity(date, { memberId, city: panchang?.city ?? null }, dates)}
          calendar={calendar}
          error={errors.tithi?.message}
          onChange={(chosen) => {
            setValue('calendar', chosen.calendar, { shouldDirty: true });
            setValue('tithi', chosen.tithi, { shouldDirty: true });
          }}
        />
      )}
      <SwitchField label={text.fieldRecurring} hint={text.recurringHint} {...register('isRecurring')} />
      {isOwner && (
        <SwitchField label={text.fieldShared} hint={text.sharedHint(partnerName)} {...register('isShared')} />
      )}
    </FormDialog>
  );
}
