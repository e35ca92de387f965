import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageOf } from '../api.ts';

interface ForgotPasswordFieldsProps {
  /** What was typed before. */
  email: string;
  onSent: (email: string) => void;
}

/** The address that a code for a new password is sent to. The answer is the same whether it has an account. */
export function ForgotPasswordFields({ email, onSent }: ForgotPasswordFieldsProps) {
  const { errors, isSending, formProps } = usePublicForm({
    loadSchema: async () => (await import('./form-checks.ts')).ForgotPasswordForm,
    send: async (input) => {
      await request('POST', '/api/auth/forgot-password', input);
      onSent(input.email);
    },
    onFailed: (error) =>
      showToast({
        title: text.codeFailed,
        description: messageOf(error, text.codeFailedText),
        tone: 'danger',
      }),
  });

  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={email}
        error={errors['email']}
      />
      <Button type="submit" size="large" isPending={isSending}>
        {text.sendCode}
      </Button>
    </form>
  );
}
