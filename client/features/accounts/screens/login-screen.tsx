import { useNavigate, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { invitedPath, paths } from '../../../paths.ts';
import { joinByInvite } from '../api.ts';
import { LoginPage } from '../components/login-page.tsx';

export const meta = () => [{ title: `${text.signIn} · ${brand.name}` }];

export default function LoginScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const inviteCode = search.get('invite');

  /** A code that does not work is kept for the profile, where it can be corrected. */
  async function goOn() {
    const isJoined = inviteCode === null || (await joinByInvite(inviteCode));
    await navigate(isJoined ? paths.dashboard : invitedPath(paths.profile, inviteCode));
  }

  return <LoginPage onSignedIn={goOn} />;
}
