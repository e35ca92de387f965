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
  const { dialog, setFocus, draft } = form;
  const send = useSendNudge(draft.finish);
  useEffect(() => setFocus('message'), [setFocus]);
  // Enter in the message submits too, also while the nudge is being sent.
  const save = dialog({ ...send, mutate: (nudge) => (send.isPending ? undefined : send.mutate(nudge)) });
  return { form, dialog: save, submit: () => void save.onSubmit() };
}

export type NudgeForm = ReturnType<typeof useNudgeForm>['form'];
