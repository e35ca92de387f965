import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { announceSession } from '../../../lib/public/session-marker.ts';
import { invitedPath, paths } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { messageOf, useInviteCode } from '../api.ts';
import { AuthFrame } from './auth-frame.tsx';
import { InvitationNote } from './invitation-note.tsx';

interface LoginPageProps {
  onSignedIn?: () => void | Promise<void>;
  /** What stands above the form. */
  note?: ReactNode;
}

/** The login form as a page: at /login, and in the place of a screen that needs a session. */
export function LoginPage({ onSignedIn, note }: LoginPageProps) {
  const { errors, isSending, formProps } = usePublicForm({
    loadSchema: async () => (await import('#contract/accounts.ts')).LoginInput,
    send: async (input) => {
      await request<User>('POST', '/api/auth/login', input);
      showToast({ title: text.welcomeBack, tone: 'positive' });
      announceSession();
      await onSignedIn?.();
    },
    onFailed: (error) => {
      const description = messageOf(error, accountsText.invalidLogin);
      showToast({ title: text.loginFailed, description, tone: 'danger' });
    },
  });

  const inviteCode = useInviteCode();
  return (
    <AuthFrame
      title={text.loginTitle}
      text={text.loginText}
      footer={
        <p>
          {text.noAccount}{' '}
          <Link to={inviteCode ? invitedPath(paths.register, inviteCode) : paths.register} className="link">
            {text.createAccount}
          </Link>
        </p>
      }
    >
      {note}
      {inviteCode && <InvitationNote>{text.invitedLogin}</InvitationNote>}
      <form {...formProps} className="grid gap-5">
        <TextField
          name="email"
          label={text.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors['email']}
        />
        <PasswordField
          name="password"
          label={text.password}
          autoComplete="current-password"
          error={errors['password']}
        />
        <Link
          to={paths.forgotPassword}
          className="link -mt-2 inline-flex min-h-11 items-center justify-self-start text-caption"
        >
          {text.forgotPassword}
        </Link>
        <Button type="submit" size="large" isPending={isSending}>
          {text.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}
