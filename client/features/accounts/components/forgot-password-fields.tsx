import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { LoginInput } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { request } from '../../../lib/request.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageOf } from '../api.ts';

const ForgotPasswordForm = LoginInput.pick({ email: true });

interface ForgotPasswordFieldsProps {
  /** What was typed before. */
  email: string;
  onSent: (email: string) => void;
}

/** The address that a code for a new password is sent to. The answer is the same whether it has an account. */
export function ForgotPasswordFields({ email, onSent }: ForgotPasswordFieldsProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPasswordForm),
    defaultValues: { email },
  });

  const send = handleSubmit(async (input) => {
    try {
      await request('POST', '/api/auth/forgot-password', input);
      onSent(input.email);
    } catch (error) {
      showToast({
        title: text.codeFailed,
        description: messageOf(error, text.codeFailedText),
        tone: 'danger',
      });
    }
  });

  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <TextField
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="large" isPending={formState.isSubmitting}>
        {text.sendCode}
      </Button>
    </form>
  );
}
