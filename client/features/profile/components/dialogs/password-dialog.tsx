import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { PasswordMeter } from '#client/ui/forms/password-meter.tsx';
import { schemaResolver } from '#client/ui/forms/schema-resolver.ts';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { ProfilePasswordInput } from '#domain/accounts/passwords.ts';
import { accountsText } from '#messages/accounts.ts';
import { profileText as text } from '#messages/profile.ts';
import { useChangePassword } from '../../api.ts';

const PasswordForm = ProfilePasswordInput.extend({ confirmPassword: z.string() }).refine(
  (form) => form.newPassword === form.confirmPassword,
  { message: accountsText.profilePasswordsDoNotMatch, path: ['confirmPassword'] },
);

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword(onClose);
  const { register, handleSubmit, formState, control } = useForm({
    resolver: schemaResolver(PasswordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });
  return (
    <FormDialog
      title={text.changePassword}
      description={text.changePasswordText}
      submitLabel={text.changePassword}
      isPending={change.isPending}
      onSubmit={handleSubmit(({ confirmPassword: _typedTwice, ...input }) => change.mutate(input))}
      onClose={onClose}
    >
      <PasswordField
        label={text.currentPassword}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <PasswordField
        label={text.newPassword}
        hint={<PasswordMeter password={newPassword} />}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordField
        label={text.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
    </FormDialog>
  );
}
