import { ShieldAlert } from 'lucide-react';
import { accountScreensText as text } from '#messages/screens/accounts.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { changePasswordWords } from '../form-model.ts';
import { AuthFrame } from './auth-frame.tsx';
import { changePasswordChecks } from './form-checks.ts';

/** Form to change the password. A forced change offers no way out except signing out. */
export function ChangePasswordForm({ isForced }: { isForced: boolean }) {
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
      <form
        method="post"
        data-form="change-password"
        data-words={JSON.stringify(changePasswordWords)}
        className="grid gap-5"
      >
        <PasswordField
          name="currentPassword"
          label={text.currentPassword}
          autoComplete="current-password"
          {...changePasswordChecks.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label={text.newPassword}
          autoComplete="new-password"
          {...changePasswordChecks.newPassword}
        />
        <PasswordField
          name="confirmPassword"
          label={text.confirmPassword}
          autoComplete="new-password"
          {...changePasswordChecks.confirmPassword}
        />
        <Button type="submit" size="large" isPending={false}>
          {text.changePassword}
        </Button>
      </form>
    </AuthFrame>
  );
}
