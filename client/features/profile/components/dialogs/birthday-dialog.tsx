import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { BirthdayInput } from '#contract/accounts.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { nowIso } from '../../../../lib/clock.ts';
import { indiaDate } from '../../../../lib/format/dates.ts';
import { useMember } from '../../../../lib/session.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useChangeBirthday } from '../../api.ts';

export function BirthdayDialog({ onClose }: { onClose: () => void }) {
  const { dateOfBirth } = useMember();
  const change = useChangeBirthday(onClose);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(BirthdayInput),
    defaultValues: { dateOfBirth: dateOfBirth ?? '' },
  });
  return (
    <FormDialog
      title={text.editBirthday}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      onClose={onClose}
    >
      <TextField
        label={text.birthday}
        type="date"
        autoComplete="bday"
        max={indiaDate(nowIso())}
        error={formState.errors.dateOfBirth?.message}
        {...register('dateOfBirth')}
      />
    </FormDialog>
  );
}
