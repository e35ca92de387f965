import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { DeleteAccountInput } from '#contract/credentials.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { useDeleteAccount } from '../../api.ts';

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const remove = useDeleteAccount();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(DeleteAccountInput),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      title={text.deleteTitle}
      description={text.deleteText}
      submitLabel={text.deleteConfirm}
      isDangerous
      isPending={remove.isPending}
      onSubmit={handleSubmit((input) => remove.mutate(input))}
      onClose={onClose}
    >
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
    </FormDialog>
  );
}
