import { useEffect } from 'react';
import { useRecordForm } from '#client/ui/form-state/use-record-form.ts';
import { NudgeInput } from '#domain/nudges/schema.ts';
import { useSendNudge } from './api.ts';

/** Form of a nudge, which starts empty or with the draft, and closes once the nudge is sent. */
export function useNudgeForm(onClose: () => void) {
  const form = useRecordForm({
    draftName: 'nudge/new',
    schema: NudgeInput,
    values: { message: '', nudgeType: 'sweet' },
    onClose,
  });
  const { handleSubmit, setFocus, draft } = form;
  const send = useSendNudge(draft.finish);
  useEffect(() => setFocus('message'), [setFocus]);
  const submit = handleSubmit((nudge) => {
    if (!send.isPending) send.mutate(nudge);
  });
  return { form, submit: () => void submit(), isSending: send.isPending };
}

export type NudgeForm = ReturnType<typeof useNudgeForm>['form'];
