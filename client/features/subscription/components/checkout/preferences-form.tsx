import { useEffect } from 'react';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { DraftNotice } from '#client/ui/forms/draft-notice.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#client/ui/forms/text-field.tsx';
import { DATE_BUDGETS, DATE_TYPES, TIME_PREFERENCES } from '#domain/date-preferences/facts.ts';
import { DatePreferencesInput } from '#domain/date-preferences/schema.ts';
import { datePreferencesText } from '#messages/date-preferences.ts';
import { subscribeScreenText as text } from '#messages/subscription.ts';
import { useSubmitPreferences } from '../../checkout-api.ts';

const dateTypes = DATE_TYPES.map((value) => ({ value, label: datePreferencesText.dateTypes[value] }));
const times = TIME_PREFERENCES.map((value) => ({ value, label: datePreferencesText.times[value] }));
const budgets = DATE_BUDGETS.map((value) => ({ value, label: datePreferencesText.budgets[value] }));

interface PreferencesFormProps {
  /** True if a pressed button made way for the form. */
  takesFocus?: boolean;
  onDone: () => void;
}

export function PreferencesForm({ takesFocus = false, onDone }: PreferencesFormProps) {
  const { draft, field, handleSubmit, setFocus } = useRecordForm({
    draftName: 'date-preferences/new',
    schema: DatePreferencesInput,
    values: { preferredLocation: '', contactPhone: '', specialRequests: '', selectedPlan: 'premium' },
    onClose: onDone,
  });
  const submit = useSubmitPreferences(draft.finish);
  useEffect(() => {
    if (takesFocus) setFocus('preferredLocation');
  }, [takesFocus, setFocus]);
  return (
    <section className="appear mx-auto grid w-full max-w-xl gap-6 rounded-large border border-line bg-surface p-6 sm:p-10">
      <div className="grid gap-2">
        <h2 className="text-title">{text.preferencesTitle}</h2>
        <p className="text-ink-soft">{text.preferencesText}</p>
      </div>
      <form noValidate onSubmit={handleSubmit((wish) => submit.mutate(wish))} className="grid gap-5">
        {draft.isRestored && <DraftNotice onStartOver={draft.startOver} />}
        <TextField
          label={text.location}
          placeholder={text.locationExample}
          autoComplete="off"
          {...field('preferredLocation')}
        />
        <SelectField
          label={text.dateType}
          options={dateTypes}
          placeholder={text.choose}
          defaultValue=""
          {...field('dateType')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            label={text.time}
            options={times}
            placeholder={text.choose}
            defaultValue=""
            {...field('timePreference')}
          />
          <SelectField
            label={text.budget}
            options={budgets}
            placeholder={text.choose}
            defaultValue=""
            {...field('budget')}
          />
        </div>
        <TextField
          label={text.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={text.phoneExample}
          {...field('contactPhone')}
        />
        <TextAreaField
          label={text.requests}
          isOptional
          placeholder={text.requestsExample}
          {...field('specialRequests')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onDone}>
            {text.later}
          </Button>
          <Button type="submit" isPending={submit.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
