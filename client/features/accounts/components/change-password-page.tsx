import { ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { usePublicForm } from '../../../lib/public/public-form.ts';
import { request } from '../../../lib/public/request.ts';
import { announceSession } from '../../../lib/public/session-marker.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { messageOf } from '../api.ts';
import { AuthFrame } from './auth-frame.tsx';

/** How long the success stays in sight, in milliseconds (specification, section 2). */
const REDIRECT_MS = 1000;

interface ChangePasswordPageProps {
  /** It stands in the place of every screen, and nothing but signing out leads away. */
  isForced?: boolean;
  /** When the password is a new one and the start page is about to come. */
  onChanged?: () => void;
}

/** The change of password as a page; the start page follows it. */
export function ChangePasswordPage({ isForced = true, onChanged }: ChangePasswordPageProps) {
  const navigate = useNavigate();
  const { errors, isSending, formProps } = usePublicForm({
    loadSchema: async () => (await import('#contract/accounts.ts')).ForcedPasswordInput,
    send: async (input) => {
      await request<User>('POST', '/api/change-password', input);
      showToast({ title: text.passwordChanged, description: text.passwordChangedText, tone: 'positive' });
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
      onChanged?.();
      announceSession();
      await navigate(paths.home);
    },
    onFailed: (error) => {
      const description = messageOf(error, text.passwordChangeFailedText);
      showToast({ title: text.passwordChangeFailed, description, tone: 'danger' });
    },
  });

  return (
    <AuthFrame
      title={text.changePasswordTitle}
      text={isForced ? text.changePasswordText : text.changePasswordFreely}
      isConfined={isForced}
      footer={
        isForced && (
          <a href="/api/logout" className="link inline-flex min-h-11 items-center">
            {text.signOut}
          </a>
        )
      }
    >
      <p className="flex gap-3 rounded-small bg-calm-soft p-4 text-caption text-calm-ink">
        <ShieldAlert aria-hidden className="size-5 shrink-0" />
        {text.securityNotice}
      </p>
      <form {...formProps} className="grid gap-5">
        <PasswordField
          name="currentPassword"
          label={text.currentPassword}
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
        <PasswordField
          name="newPassword"
          label={text.newPassword}
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
          {text.changePassword}
        </Button>
      </form>
    </AuthFrame>
  );
}
