import { useWatch } from 'react-hook-form';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { usePartnerName } from '#client/data/partner.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
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
  const { draft, register, handleSubmit, control, formState } = useFormWithDraft({
    draftName: `daily-question/${question.id}`,
    onClose,
    resolver: schemaResolver(DailyAnswerInput),
    defaultValues: { questionId: question.id, text: mine ?? '' },
  });
  const typed = useWatch({ control, name: 'text' });
  const partnerName = usePartnerName();
  const answer = useAnswer(draft.finish);
  const save = handleSubmit((input) => answer.mutate(input));

  return (
    <FormDialog
      title={question.text}
      description={text.formText(partnerName)}
      submitLabel={text.save}
      onSubmit={(event) => void save(event)}
      isPending={answer.isPending}
      draft={draft}
      onClose={onClose}
    >
      <TextAreaField
        label={text.yourAnswer}
        rows={6}
        counted={{ typed, most: DAILY_ANSWER_MAX_LENGTH }}
        error={formState.errors.text?.message}
        {...register('text')}
      />
    </FormDialog>
  );
}
