import { Link, useNavigate, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { announceSession, useHasSessionMarker } from '../../../lib/public/session-marker.ts';
import { invitedPath, paths } from '../../../paths.ts';
import { joinByInvite } from '../api.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { InvitationNote } from '../components/invitation-note.tsx';
import { RegisterFields } from '../components/register-fields.tsx';

export const meta = () => [{ title: `${text.createAccount} · ${brand.name}` }];

export default function RegisterScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isSignedIn = useHasSessionMarker();
  const invitedBy = search.get('invite') ?? '';

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
