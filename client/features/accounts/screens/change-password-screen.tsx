import { ShieldAlert } from 'lucide-react';
import { loginPath, pagePath, paths } from '#client/paths.ts';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { Button, ButtonAnchor } from '#client/ui/forms/button.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { accountScreensText as text } from '#messages/accounts.ts';
import { shellText } from '#messages/shell.ts';
import { accountMeta, AuthFrame } from '../components/auth-frame.tsx';
import { changePasswordChecks } from '../components/form-checks.ts';
import { changePasswordWords } from '../form-model.ts';

export const changePasswordMeta = accountMeta(text.changePassword, text.securityNotice);

/**
 * Shows the visitor's state, and the member's states once the session is known. `public-pages/scripts/change-password.ts` adds the behaviour.
 */
export function ChangePasswordScreen() {
  return (
    <div data-states="">
      <div className="only-visitor">
        <AuthFrame title={text.changePasswordTitle} text={text.changePasswordSignedOut}>
          <SecurityNotice />
          <ButtonAnchor href={loginPath(pagePath(paths.changePassword))} size="large">
            {text.signIn}
          </ButtonAnchor>
        </AuthFrame>
      </div>
      <div className="only-member">
        <FullScreenSpinner label={shellText.loading} />
      </div>
      <template data-state="forced">
        <ChangePasswordForm isForced />
      </template>
      <template data-state="free">
        <ChangePasswordForm isForced={false} />
      </template>
    </div>
  );
}

function SecurityNotice() {
  return (
    <p className="flex gap-3 rounded-small bg-calm-soft p-4 text-caption text-calm-ink">
      <ShieldAlert aria-hidden className="size-5 shrink-0" />
      {text.securityNotice}
    </p>
  );
}

/** Form to change the password. A forced change offers no way out except signing out. */
function ChangePasswordForm({ isForced }: { isForced: boolean }) {
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
      <SecurityNotice />
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
