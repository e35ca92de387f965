import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { api, client } from './api.ts';
import { forgetAllKept } from './forms/kept-drafts.ts';
import { sayFarewell } from './live.ts';
import { queryClient } from './query-client.ts';
import { announceSignOut, onSignOutElsewhere } from './public/session-channel.ts';
import { deleteMemberDatabases } from './store/delete-database.ts';
import { deleteReadCaches } from './worker/read-caches.ts';

const MemberContext = createContext<User | null>(null);
export const MemberProvider = MemberContext.Provider;

/** The signed-in member. Only inside the session gate. */
export function useMember(): User {
  const user = useContext(MemberContext);
  if (!user) throw new Error('useMember stands outside the session gate');
  return user;
}

/** The current user, read once. Whatever makes the call fail, nobody is signed in then (specification, section 4). */
export function useSessionUser() {
  return useQuery(api.accounts.me.queryOptions());
}

/** Signs out, clears what this browser keeps of the member, and opens the landing page; a failed call falls back to `/api/logout`. */
export function useSignOut() {
  return useMutation({
    ...api.accounts.logout.mutationOptions(),
    mutationFn: () => sayFarewell(() => client.accounts.logout()),
    // Needs the session: later notifications must not be shown to the next member on this device.
    onMutate: async () => (await import('./worker/push.ts')).leavePush(),
    onSuccess: () => clearMemberData('/'),
    onError: () => clearMemberData('/api/logout'),
  });
}

/** Clears what this browser keeps of the member, in all its tabs, and loads `address` as a new page. */
export function clearMemberData(address: string): void {
  announceSignOut();
  leaveSession(address);
}

/** Longer than the browser takes to clear what it keeps; a database that does not answer must hold nobody back. */
const WIPE_MAX_MS = 1000;

let isLeaving = false;

/** Whether this page is about to go for good: nothing else may lead it elsewhere then. */
export function isLeavingSession(): boolean {
  return isLeaving;
}

function leaveSession(address: string): void {
  isLeaving = true;
  // Back restores a page as it was left.
  document.documentElement.hidden = true;
  queryClient.clear();
  localStorage.clear();
  forgetAllKept();
  // The worker does it at the answer, which may never come. The page that goes would cut it short.
  const wiping = Promise.allSettled([deleteReadCaches(), deleteMemberDatabases()]);
  // What it keeps from here on is the next member's.
  navigator.serviceWorker?.controller?.postMessage({ type: 'VAULT_OFF' });
  void Promise.race([wiping, afterMs(WIPE_MAX_MS)]).then(() => location.assign(address));
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/**
 * While it is mounted, this tab shows the member's screens no longer than their session lasts: it leaves with a tab that signs
 * out, and a page that the browser restores (Back) is hidden from the moment it was left and loaded anew.
 */
export function useSessionGuard(): void {
  useEffect(() => {
    const stopListening = onSignOutElsewhere(() => leaveSession('/'));
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.hidden = true;
    };
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', reload);
    return () => {
      stopListening();
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', reload);
    };
  }, []);
}
