import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { frameText } from '#messages/en/frame.ts';
import { FullScreenSpinner } from '../../../ui/feedback/spinner.tsx';
import { useSignedInUser } from '../api.ts';
import { ChangePasswordPage } from '../components/change-password-page.tsx';
import { LoginPage } from '../components/login-page.tsx';
import { accountMeta } from '../model.ts';

export const meta = () => accountMeta(text.changePassword, text.securityNotice);

export default function ChangePasswordScreen() {
  const { user, refresh } = useSignedInUser();
  if (user === undefined) return <FullScreenSpinner label={frameText.loading} />;
  if (user === null) return <LoginPage onSignedIn={refresh} />;
  return <ChangePasswordPage isForced={user.mustChangePassword} />;
}
