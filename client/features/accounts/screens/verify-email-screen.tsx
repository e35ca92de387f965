import { accountScreensText as text } from '#messages/accounts.ts';
import { shellText } from '#messages/shell.ts';
import { paths } from '#client/paths.ts';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import { ButtonAnchor } from '#client/ui/forms/button.tsx';
import { AuthFrame } from '../components/auth-frame.tsx';
import { EnterCode, Verified } from '../components/verify-email-states.tsx';
import { accountMeta } from '../model.ts';

export const verifyEmailMeta = accountMeta(text.verifyTitle, text.verifySignedOutText);

/**
 * Shows the visitor's state, and the member's states once the session is known. `public-pages/scripts/verify-email.ts`
 * adds the behaviour.
 */
export function VerifyEmailScreen() {
  return (
    <div data-states="">
      <div className="only-visitor">
        <AuthFrame title={text.verifySignedOutTitle} text={text.verifySignedOutText}>
          <ButtonAnchor href={paths.login} size="large">
            {text.signIn}
          </ButtonAnchor>
        </AuthFrame>
      </div>
      <div className="only-member">
        <FullScreenSpinner label={shellText.loading} />
      </div>
      <template data-state="enter-code">
        <EnterCode />
      </template>
      <template data-state="verified">
        <Verified isNew />
      </template>
      <template data-state="already-verified">
        <Verified isNew={false} />
      </template>
    </div>
  );
}
