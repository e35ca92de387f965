import { zodResolver } from '@hookform/resolvers/zod';
import { UpiInput } from '#contract/profile.ts';
import { profileText as text } from '#messages/profile.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { useMember } from '#client/data/session.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { useChangeUpiId } from '../../api.ts';

export function UpiDialog({ onClose }: { onClose: () => void }) {
  const { upiId } = useMember();
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/upi',
    onClose,
    resolver: zodResolver(UpiInput),
    defaultValues: { upiId: upiId ?? '' },
  });
  const change = useChangeUpiId(draft.finish);
  return (
    <FormDialog
      title={text.editUpiId}
      description={text.upiIdText}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.upiId}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={text.upiIdExample}
        error={formState.errors.upiId?.message}
        {...register('upiId')}
      />
    </FormDialog>
  );
}
