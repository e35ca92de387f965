import { accountScreensText as text } from '#messages/screens/accounts.ts';
import { shellText } from '#messages/screens/shell.ts';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { accountMeta } from '../model.ts';

export const changePasswordMeta = accountMeta(text.changePassword, text.securityNotice);

/**
 * States of the page, shown once the session is known. `public-pages/scripts/change-password.ts` adds the behaviour.
 */
export function ChangePasswordScreen() {
  return (
    <div data-states="">
      <FullScreenSpinner label={shellText.loading} />
      <template data-state="forced">
        <ChangePasswordForm isForced />
      </template>
      <template data-state="free">
        <ChangePasswordForm isForced={false} />
      </template>
    </div>
  );
}
