import { asksForSession } from '../paths.ts';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { frameText } from '#messages/en/frame.ts';
import { useHasSessionMarker } from '../lib/public/session-marker.ts';
import { FullScreenSpinner } from '../ui/feedback/spinner.tsx';

// Visitors load neither.
const ConfinementCheck = lazy(async () => ({
  default: (await import('../features/accounts/components/confinement-check.tsx')).ConfinementCheck,
}));
const ChangePasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/components/change-password-page.tsx')).ChangePasswordPage,
}));

/**
 * The screen of the address. A member who must change the password sees nothing but that, on every path: member screens
 * find it out behind their gate, and all others here, once the session is known.
 */
export function ConfinedOutlet() {
  const isSignedIn = useHasSessionMarker();
  const { pathname } = useLocation();
  const [isConfined, setIsConfined] = useState(false);
  if (isConfined) {
    return (
      <Suspense fallback={<FullScreenSpinner label={frameText.loading} />}>
        <ChangePasswordPage onChanged={() => setIsConfined(false)} />
      </Suspense>
    );
  }
  return (
    <>
      <Outlet />
      {isSignedIn && !asksForSession(pathname) && (
        <Suspense fallback={null}>
          <ConfinementCheck onConfined={() => setIsConfined(true)} />
        </Suspense>
      )}
    </>
  );
}
