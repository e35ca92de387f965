import { useEffect } from 'react';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { NudgeInput } from '#domain/nudges/schema.ts';
import { useSendNudge } from './api.ts';

/** Form of a nudge, which starts empty or with the draft, and closes once the nudge is sent. */
export function useNudgeForm(onClose: () => void) {
  const form = useFormWithDraft({
    draftName: 'nudge/new',
    onClose,
    resolver: schemaResolver(NudgeInput),
    defaultValues: { message: '', nudgeType: 'sweet' as const },
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
