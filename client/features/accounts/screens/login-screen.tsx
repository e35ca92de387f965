import { useNavigate } from 'react-router';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
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

  return <LoginPage onSignedIn={goOn} />;
}
