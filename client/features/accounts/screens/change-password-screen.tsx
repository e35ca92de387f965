import { brand } from '#contract/brand.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { frameText } from '#messages/en/frame.ts';
import { FullScreenSpinner } from '../../../ui/feedback/spinner.tsx';
import { useSignedInUser } from '../api.ts';
import { ChangePasswordPage } from '../components/change-password-page.tsx';
import { LoginPage } from '../components/login-page.tsx';

export const meta = () => [{ title: `${text.changePassword} · ${brand.name}` }];

export default function ChangePasswordScreen() {
  const { user, refresh } = useSignedInUser();
  if (user === undefined) return <FullScreenSpinner label={frameText.loading} />;
  if (user === null) return <LoginPage onSignedIn={refresh} />;
  return <ChangePasswordPage isForced={user.mustChangePassword} />;
}
