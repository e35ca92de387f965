import { zodResolver } from '@hookform/resolvers/zod';
import { BirthdayInput } from '#contract/profile.ts';
import { latestBirthday } from '#contract/adult.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { useFormWithDraft } from '#client/data/drafts/form-draft.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { useMember } from '#client/data/session.ts';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { useChangeBirthday } from '../../api.ts';

export function BirthdayDialog({ onClose }: { onClose: () => void }) {
  const { dateOfBirth } = useMember();
  const { draft, register, handleSubmit, formState } = useFormWithDraft({
    draftName: 'profile/birthday',
    onClose,
    resolver: zodResolver(BirthdayInput),
    defaultValues: { dateOfBirth: dateOfBirth ?? '' },
  });
  const change = useChangeBirthday(draft.finish);
  return (
    <FormDialog
      title={text.editBirthday}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text.birthday}
        type="date"
        autoComplete="bday"
        max={latestBirthday(indiaDate(nowIso()))}
        error={formState.errors.dateOfBirth?.message}
        {...register('dateOfBirth')}
      />
    </FormDialog>
  );
}
