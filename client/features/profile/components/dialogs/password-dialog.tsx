import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormWithoutDraft } from '#client/ui/form-state/use-form-without-draft.ts';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { PasswordMeter } from '#client/ui/forms/password-meter.tsx';
import { FormDialog } from '#client/ui/overlays/form-dialog.tsx';
import { ProfilePasswordInput } from '#domain/accounts/passwords.ts';
import { accountsText } from '#messages/accounts.ts';
import { profileText as text } from '#messages/profile.ts';
import { useChangePassword } from '../../api.ts';

const PasswordForm = ProfilePasswordInput.extend({ confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: accountsText.profilePasswordsDoNotMatch,
    path: ['confirmPassword'],
  })
  .transform(({ confirmPassword: _typedTwice, ...input }) => input);

export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const change = useChangePassword(onClose);
  const { field, submission, control } = useFormWithoutDraft({
    schema: PasswordForm,
    values: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const newPassword = useWatch({ control, name: 'newPassword' });
  return (
    <FormDialog
      title={text.changePassword}
      description={text.changePasswordText}
      submitLabel={text.changePassword}
      {...submission(change)}
      onClose={onClose}
    >
      <PasswordField label={text.currentPassword} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={text.newPassword}
        hint={<PasswordMeter password={newPassword} />}
        autoComplete="new-password"
        {...field('newPassword')}
      />
      <PasswordField label={text.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
    </FormDialog>
  );
}
