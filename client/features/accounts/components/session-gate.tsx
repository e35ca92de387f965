import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { dashboardText } from '#messages/en/dashboard.ts';
import { frameText } from '#messages/en/frame.ts';
import { isUnauthorized } from '../../../lib/api.ts';
import { useHasSessionEnded } from '../../../lib/public/session-end.ts';
import { forgetSessionMarker } from '../../../lib/public/session-marker.ts';
import { MemberProvider, useSessionUser } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { FullScreenSpinner } from '../../../ui/feedback/spinner.tsx';

// Forms and their checks: a third of the dashboard's JavaScript, and not needed by those who are signed in.
const LoginPage = lazy(async () => ({ default: (await import('./login-page.tsx')).LoginPage }));
const ChangePasswordPage = lazy(async () => ({
  default: (await import('./change-password-page.tsx')).ChangePasswordPage,
}));

/**
 * Lets a signed-in member through to `children`. Everybody else sees the login screen in the place of the screen they
 * asked for, and a member who must change the password sees nothing but that. The dashboard, and a session that ends
 * while its screens are open, lead to the login's own address.
 */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
  const { pathname } = useLocation();
  const isDashboard = pathname === paths.dashboard || pathname === paths.home;
  const spinner = <FullScreenSpinner label={isDashboard ? dashboardText.loading : frameText.loading} />;
  return (
    <Suspense fallback={spinner}>
      <Gate spinner={spinner}>{children}</Gate>
    </Suspense>
  );
}

function Gate({ spinner, children }: { spinner: ReactNode; children: (user: User) => ReactNode }) {
  const { data: user, isPending, error } = useSessionUser();
  const hasEnded = useHasSessionEnded();
  const { pathname } = useLocation();
  const isOver = hasEnded || isUnauthorized(error);
  useEffect(() => {
    if (isOver) forgetSessionMarker();
  }, [isOver]);
  if (hasEnded) return <Navigate to={paths.login} replace />;
  if (isPending) return spinner;
  // A network that fails later does not sign anybody out.
  if (!user || isUnauthorized(error))
    return pathname === paths.dashboard ? <Navigate to={paths.login} replace /> : <LoginPage />;
  if (user.mustChangePassword) return <ChangePasswordPage />;
  return <MemberProvider value={user}>{children(user)}</MemberProvider>;
}
