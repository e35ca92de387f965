import { useNavigate } from 'react-router';
import { brand } from '#contract/brand.ts';
import { accountScreensText as text } from '#messages/en/account-screens.ts';
import { paths } from '../../../paths.ts';
import { LoginPage } from '../components/login-page.tsx';

export const meta = () => [{ title: `${text.signIn} · ${brand.name}` }];

export default function LoginScreen() {
  const navigate = useNavigate();
  return <LoginPage onSignedIn={() => void navigate(paths.dashboard)} />;
}
