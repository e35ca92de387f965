import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { LoginInput, type User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { request } from '../../../lib/request.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** The login form as a page: at /login, and in the place of a screen that needs a session. */
export function LoginPage({ onSignedIn }: { onSignedIn: () => void }) {
  const [search] = useSearchParams();
  const [isPending, setIsPending] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(LoginInput),
    defaultValues: { email: '', password: '' },
  });

  const signIn = handleSubmit(async (input) => {
    setIsPending(true);
    try {
      await request<User>('POST', '/api/auth/login', input);
      showToast({ title: text.welcomeBack, tone: 'positive' });
      onSignedIn();
    } catch (error) {
      const description = error instanceof Error && error.message ? error.message : accountsText.invalidLogin;
      showToast({ title: text.loginFailed, description, tone: 'danger' });
    } finally {
      setIsPending(false);
    }
  });

  const registerPath = search.size > 0 ? `${paths.register}?${search}` : paths.register;
  return (
    <AuthFrame
      title={text.loginTitle}
      text={text.loginText}
      footer={
        <p>
          {text.noAccount}{' '}
          <Link to={registerPath} className="link">
            {text.createAccount}
          </Link>
        </p>
      }
    >
      <form noValidate onSubmit={signIn} className="grid gap-5">
        <TextField label={text.email} type="email" autoComplete="username" inputMode="email" error={formState.errors.email?.message} {...register('email')} />
        <PasswordField label={text.password} autoComplete="current-password" error={formState.errors.password?.message} {...register('password')} />
        <Link to={paths.forgotPassword} className="link -mt-2 inline-flex min-h-11 items-center justify-self-start text-caption">
          {text.forgotPassword}
        </Link>
        <Button type="submit" size="large" isPending={isPending}>
          {text.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}
