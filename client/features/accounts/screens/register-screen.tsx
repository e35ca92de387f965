import { Link, useNavigate } from 'react-router';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { announceSession, useHasSessionMarker } from '../../../lib/public/session-marker.ts';
import { invitedPath, paths } from '../../../paths.ts';
import { joinByInvite, useInviteCode } from '../api.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { InvitationNote } from '../components/invitation-note.tsx';
import { RegisterFields } from '../components/register-fields.tsx';
import { accountMeta } from '../model.ts';

export const meta = () => accountMeta(text.createAccount, text.registerText);

export default function RegisterScreen() {
  const navigate = useNavigate();
  const isSignedIn = useHasSessionMarker();
  const invitedBy = useInviteCode();

  /** A code that does not work is kept for the profile, where it can be corrected. */
  async function goOn(inviteCode: string) {
    const isJoined = inviteCode === '' || (await joinByInvite(inviteCode));
    await navigate(isJoined ? paths.verifyEmail : invitedPath(paths.verifyEmail, inviteCode));
    announceSession();
  }

  return (
    <AuthFrame
      title={text.registerTitle}
      text={text.registerText}
      footer={
        <p>
          {text.hasAccount}{' '}
          <Link to={invitedBy ? invitedPath(paths.login, invitedBy) : paths.login} className="link">
            {text.signIn}
          </Link>
        </p>
      }
    >
      {invitedBy && (
        <InvitationNote>
          {isSignedIn ? text.signedInAlready : text.invitedRegister}{' '}
          {isSignedIn && (
            <Link
              to={invitedPath(paths.profile, invitedBy)}
              className="font-semibold underline underline-offset-4"
            >
              {text.enterCode}
            </Link>
          )}
        </InvitationNote>
      )}
      <RegisterFields invitedBy={invitedBy} onRegistered={goOn} />
    </AuthFrame>
  );
}
