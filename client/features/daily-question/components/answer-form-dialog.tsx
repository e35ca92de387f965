import { useWatch } from 'react-hook-form';
import { usePartnerName } from '#client/data/partner.ts';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { TextAreaField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { DAILY_ANSWER_MAX_LENGTH } from '#domain/daily-question/facts.ts';
import { type AnsweredQuestion, DailyAnswerInput } from '#domain/daily-question/schema.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';
import { useAnswer } from '../api.ts';

interface AnswerFormDialogProps {
  answered: AnsweredQuestion;
  onClose: () => void;
}

/** Form for an answer. It belongs to the question it was started for, even if the day's question has changed since. */
export function AnswerFormDialog({ answered: { question, mine }, onClose }: AnswerFormDialogProps) {
  const { draft, field, dialog, control } = useRecordForm({
    draftName: `daily-question/${question.id}`,
    schema: DailyAnswerInput,
    values: { questionId: question.id, text: mine ?? '' },
    onClose,
  });
  const typed = useWatch({ control, name: 'text' });
  const partnerName = usePartnerName();
  const answer = useAnswer(draft.finish);

  return (
    <FormDialog
      title={question.text}
      description={text.formText(partnerName)}
      submitLabel={text.save}
      {...dialog(answer)}
    >
      <TextAreaField
        label={text.yourAnswer}
        rows={6}
        counted={{ typed, most: DAILY_ANSWER_MAX_LENGTH }}
        {...field('text')}
      />
    </FormDialog>
  );
}
