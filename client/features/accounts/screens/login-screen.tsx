import { Link, useNavigate } from 'react-router';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { useHasSessionMarker } from '../../../lib/public/session-marker.ts';
import { invitedPath, paths } from '../../../paths.ts';
import { joinByInvite, useInviteCode } from '../api.ts';
import { LoginPage } from '../components/login-page.tsx';
import { accountMeta } from '../model.ts';

export const meta = () => accountMeta(text.signIn, text.loginDescription);

export default function LoginScreen() {
  const navigate = useNavigate();
  const inviteCode = useInviteCode();

  /** A code that does not work is kept for the profile, where it can be corrected. */
  async function goOn() {
    const isJoined = inviteCode === '' || (await joinByInvite(inviteCode));
    await navigate(isJoined ? paths.dashboard : invitedPath(paths.profile, inviteCode));
  }

  return <LoginPage onSignedIn={goOn} note={<SignedInNote />} />;
}

/** For who came here though a session stands; another member can still sign in. */
function SignedInNote() {
  if (!useHasSessionMarker()) return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-small bg-calm-soft px-4 py-0.5 text-calm-ink">
      <span className="py-1">{text.signedInHere}</span>
      <Link to={paths.dashboard} className="link inline-flex min-h-11 items-center">
        {text.toDashboard}
      </Link>
    </p>
  );
}
