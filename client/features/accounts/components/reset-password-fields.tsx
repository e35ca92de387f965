import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#contract/account-limits.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { messageOf } from '../api.ts';
import { CodeField } from './code-field.tsx';

/** The field that a refusal of the server is about. */
const refusedFields: ReadonlyMap<string, string> = new Map([
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
  const [code, setCode] = useState('');
  const { errors, isSending, formProps } = usePublicForm({
    loadSchema: async () => (await import('./form-checks.ts')).ResetPasswordForm,
    send: async ({ confirmPassword: _typedTwice, ...input }) => {
      await request('POST', '/api/auth/reset-password', input);
      showToast({ title: text.passwordReset, description: accountsText.passwordReset, tone: 'positive' });
      onReset();
    },
    onFailed: (error, refuse) => {
      const message = messageOf(error, text.passwordChangeFailedText);
      const field = refusedFields.get(message);
      if (field) refuse(field, message);
      else showToast({ title: text.resetFailed, description: message, tone: 'danger' });
    },
  });

  return (
    <form {...formProps} className="grid gap-5">
      {/* Password managers keep a password by its account. */}
      <input hidden readOnly name="email" autoComplete="username" value={email} />
      <CodeField code={code} onChange={setCode} error={errors['otp']} />
      <PasswordField
        name="newPassword"
        label={text.newPassword}
        hint={text.passwordHint(PASSWORD_MIN_LENGTH)}
        autoComplete="new-password"
        error={errors['newPassword']}
      />
      <PasswordField
        name="confirmPassword"
        label={text.confirmPassword}
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <Button type="submit" size="large" isPending={isSending}>
        {text.resetPassword}
      </Button>
      <Button variant="quiet" onClick={onOtherEmail}>
        {text.otherEmail}
      </Button>
    </form>
  );
}
