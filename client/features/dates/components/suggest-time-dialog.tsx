import { showToast } from '#client/ui/feedback/toast.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { DATE_DEFAULTS, DATE_TIMEZONES } from '#domain/dates/facts.ts';
import { type DateEvent, SuggestionInput } from '#domain/dates/schema.ts';
import { dateAnswersText } from '#messages/date-answers.ts';
import { datePlanningText as text } from '#messages/date-screens.ts';
import { faultsText } from '#messages/faults.ts';
import { useSuggestTime } from '../api.ts';
import { timeOptions } from '../duration-model.ts';
import { formatMoment } from '../model.ts';

interface SuggestTimeDialogProps {
  date: DateEvent;
  plannerName: string;
  onClose: () => void;
}

/** Dialog to suggest another time for the partner's date: the fourth possible answer. */
export function SuggestTimeDialog({ date, plannerName, onClose }: SuggestTimeDialogProps) {
  const { draft, field, dialog } = useRecordForm({
    draftName: `suggestion/${date.id}`,
    schema: SuggestionInput,
    values: date.suggestion ?? {
      scheduledDate: date.scheduledDate,
      scheduledTime: date.scheduledTime,
    },
    onClose,
  });
  const suggest = useSuggestTime(draft.finish);
  const save = dialog({ ...suggest, mutate: (input) => suggest.mutate({ ...input, id: date.id }) }, (invalid) =>
    showToast({
      title: text.validationError,
      description: invalid.scheduledDate?.message ?? invalid.scheduledTime?.message,
      tone: 'danger',
    }),
  );

  return (
    <FormDialog
      title={dateAnswersText.suggestTitle}
      description={text.suggestText(plannerName, formatMoment(date))}
      submitLabel={text.suggest}
      {...save}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.fieldDate}
          type="date"
          {...field('scheduledDate', { short: faultsText.dates.dateRequired })}
        />
        <SelectField
          label={text.fieldTime}
          options={timeOptions(DATE_TIMEZONES.find((zone) => zone === date.timezone) ?? DATE_DEFAULTS.timezone)}
          {...field('scheduledTime')}
        />
      </div>
    </FormDialog>
  );
}
