import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { frameText } from '#messages/en/frame.ts';
import { invitedPath, paths } from '../../../paths.ts';
import { FullScreenSpinner } from '../../../ui/feedback/spinner.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { useInviteCode, useSignedInUser } from '../api.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { VerifyEmailPage } from '../components/verify-email-page.tsx';
import { accountMeta } from '../model.ts';

export const meta = () => accountMeta(text.verifyTitle, text.verifySignedOutText);

export default function VerifyEmailScreen() {
  const { user } = useSignedInUser();
  const inviteCode = useInviteCode();
  // An invite code that did not work at the registration is tried again in the profile.
  const nextPath = inviteCode ? invitedPath(paths.profile, inviteCode) : paths.home;

  if (user === undefined) return <FullScreenSpinner label={frameText.loading} />;
  if (user === null) {
    return (
      <AuthFrame title={text.verifySignedOutTitle} text={text.verifySignedOutText}>
        <ButtonLink to={paths.login} size="large">
          {text.signIn}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return <VerifyEmailPage user={user} nextPath={nextPath} />;
}
