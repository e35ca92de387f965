import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { NameInput } from '#contract/accounts.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { useMember } from '../../../../lib/session.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { useChangeName } from '../../api.ts';

export function NameDialog({ onClose }: { onClose: () => void }) {
  const { firstName, lastName } = useMember();
  const change = useChangeName(onClose);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(NameInput),
    defaultValues: { firstName, lastName },
  });
  const { errors } = formState;
  return (
    <FormDialog
      title={text.editName}
      submitLabel={text.save}
      isPending={change.isPending}
      onSubmit={handleSubmit((input) => change.mutate(input))}
      onClose={onClose}
    >
      <TextField
        label={text.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label={text.lastName}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName')}
      />
    </FormDialog>
  );
}
