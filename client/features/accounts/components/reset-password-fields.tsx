import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { PASSWORD_MIN_LENGTH, ResetPasswordInput } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { request } from '../../../lib/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { messageOf } from '../api.ts';
import { CodeField } from './code-field.tsx';

const ResetPasswordForm = ResetPasswordInput.extend({ confirmPassword: z.string() }).refine(
  (form) => form.newPassword === form.confirmPassword,
  { message: accountsText.passwordsDontMatch, path: ['confirmPassword'] },
);

/** The field that a refusal of the server is about. */
const refusedFields: ReadonlyMap<string, 'otp' | 'newPassword'> = new Map([
  [accountsText.invalidCode, 'otp'],
  [accountsText.passwordTooCommon, 'newPassword'],
]);

interface ResetPasswordFieldsProps {
  email: string;
  onReset: () => void;
  onOtherEmail: () => void;
}

/** The mailed code and the new password. */
export function ResetPasswordFields({ email, onReset, onOtherEmail }: ResetPasswordFieldsProps) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ResetPasswordForm),
    defaultValues: { email, otp: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const reset = handleSubmit(async (form) => {
    try {
      await request('POST', '/api/auth/reset-password', ResetPasswordInput.parse(form));
      showToast({ title: text.passwordReset, description: accountsText.passwordReset, tone: 'positive' });
      onReset();
    } catch (error) {
      const message = messageOf(error, text.passwordChangeFailedText);
      const field = refusedFields.get(message);
      if (field) setError(field, { message }, { shouldFocus: true });
      else showToast({ title: text.resetFailed, description: message, tone: 'danger' });
    }
  });

  return (
    <form noValidate onSubmit={reset} className="grid gap-5">
      {/* For password managers: they keep a password by its account. */}
      <input type="hidden" autoComplete="username" {...register('email')} />
      <Controller
        name="otp"
        control={control}
        render={({ field }) => (
          <CodeField code={field.value} onChange={field.onChange} error={errors.otp?.message} />
        )}
      />
      <PasswordField
        label={text.newPassword}
        hint={text.passwordHint(PASSWORD_MIN_LENGTH)}
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
      <Button type="submit" size="large" isPending={isSubmitting}>
        {text.resetPassword}
      </Button>
      <Button variant="quiet" onClick={onOtherEmail}>
        {text.otherEmail}
      </Button>
    </form>
  );
}
