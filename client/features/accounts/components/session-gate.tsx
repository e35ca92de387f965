import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { followLanguage } from '#client/data/language.ts';
import { isLeavingSession, leaveSession, MemberProvider, useSessionUser } from '#client/data/session.ts';
import { isUnauthorized } from '#client/lib/api-error.ts';
import { noteEndedSession } from '#client/lib/public/departure-notes.ts';
import { deleteSessionMarker, hasSessionMarker } from '#client/lib/public/session-marker.ts';
import { isFarewell, useHasSessionEnded } from '#client/lib/session-end.ts';
import { loginPath, pagePath, paths } from '#client/paths.ts';
import { FullScreenSpinner } from '#client/ui/feedback/spinner.tsx';
import type { User } from '#domain/accounts/schema.ts';
import { dashboardText } from '#messages/dashboard.ts';
import { shellText } from '#messages/shell.ts';

/** Time in which the message of another tab that is ending the session may arrive, in milliseconds. */
const ELSEWHERE_MS = 500;

/**
 * Renders `children` for a signed-in member and sends other visitors to the login, which returns them here. Sends
 * members who must change the password to that page; both are public pages, loaded by the browser.
 */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
  // A stored answer is stale: the password or the language may have been changed since, on a public page.
  const { data: user, isPending, isStale, error } = useSessionUser();
  const hasEnded = useHasSessionEnded();
  const { pathname, search } = useLocation();
  const isRefused = isUnauthorized(error);
  // A later network failure does not sign the member out.
  const mustSignIn = hasEnded || (!isPending && (!user || isRefused));
  const mustChangePassword = !mustSignIn && user?.mustChangePassword === true;

  // The screens and drafts belong to the first member of whom the server told. A stored answer may be a former member's.
  const [memberId, setMemberId] = useState<string>();
  if (memberId === undefined && user && !isStale) setMemberId(user.id);
  const isOther = user !== undefined && memberId !== undefined && user.id !== memberId;

  const wasSignedIn = user !== undefined;
  const language = user?.language;

  useEffect(() => {
    if (language && !isStale) void followLanguage(language, { isPanel: pathname === paths.admin });
  }, [language, isStale, pathname]);

  useEffect(() => {
    // Without the marker there was no session: a visitor has opened a member's address.
    const wasHere = wasSignedIn || hasSessionMarker(document.cookie);
    const leave = () => {
      if (isLeavingSession()) return;
      // Another tab's call is being answered: its next message leads to the landing page.
      if (isFarewell()) timer = setTimeout(leave, ELSEWHERE_MS);
      else if (hasEnded) leaveExpired(() => pagePath(paths.login));
      else if (mustSignIn && isRefused && wasHere) leaveExpired(() => signInAddress(pathname, search));
      else if (mustSignIn) location.replace(signInAddress(pathname, search));
      else if (mustChangePassword && !isStale) location.replace(pagePath(paths.changePassword));
    };
    // After a sign-out in another tab, its message leads to the landing page; the live updates may end before it
    // arrives.
    if (isOther) leaveSession('other-member');
    let timer = setTimeout(leave, wasSignedIn && mustSignIn && !hasEnded ? ELSEWHERE_MS : 0);
    return () => clearTimeout(timer);
  }, [hasEnded, isOther, isRefused, mustSignIn, mustChangePassword, isStale, wasSignedIn, pathname, search]);

  if (!user || mustSignIn || mustChangePassword || isOther) {
    const isDashboard = pathname === paths.dashboard || pathname === paths.home;
    return <FullScreenSpinner label={isDashboard ? dashboardText.loading : shellText.loading} />;
  }
  return <MemberProvider value={user}>{children(user)}</MemberProvider>;
}

/** Leaves an expired session, whose login says so. */
function leaveExpired(address: () => string): void {
  noteEndedSession();
  deleteSessionMarker();
  leaveSession('expired', address());
}

/** Returns the address for a visitor without a session. `/` is the landing page once the session marker is gone. */
function signInAddress(pathname: string, search: string) {
  if (pathname === paths.home && !hasSessionMarker(document.cookie)) return paths.home;
  return pathname === paths.home || pathname === paths.dashboard ? pagePath(paths.login) : loginPath(pathname + search);
}
