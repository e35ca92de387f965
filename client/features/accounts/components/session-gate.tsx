import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { frameText } from '#messages/en/frame.ts';
import { MemberProvider, refetchSession, useSessionUser } from '../../../lib/session.ts';
import { FullScreenSpinner } from '../../../ui/feedback/spinner.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';
import { LoginPage } from './login-page.tsx';

/**
 * Lets a signed-in member through to `children`. Everybody else sees the login screen in the place of the screen they
 * asked for, and a member who must change the password sees nothing but that.
 */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
  const { data: user, isPending, isError } = useSessionUser();
  const { pathname } = useLocation();
  if (isPending) return <FullScreenSpinner label={frameText.loading} />;
  if (isError) return <LoginPage onSignedIn={() => void refetchSession()} />;
  if (user.mustChangePassword) return <ChangePasswordPage key={pathname} onChanged={() => void refetchSession()} />;
  return <MemberProvider value={user}>{children(user)}</MemberProvider>;
}
