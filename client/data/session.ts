import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import { api, client } from './api.ts';
import { forgetAllKept } from './drafts/stored-drafts.ts';
import { followSessionElsewhere, suppressSessionExpiry } from '#client/lib/session-end.ts';
import { queryClient } from './query-client.ts';
import { announceSession } from '#client/lib/public/session-channel.ts';
import { closeDatabase } from './database.ts';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';

const MemberContext = createContext<User | null>(null);
export const MemberProvider = MemberContext.Provider;

/** Returns the signed-in member; throws outside the session gate. */
export function useMember(): User {
  const user = useContext(MemberContext);
  if (!user) throw new Error('useMember stands outside the session gate');
  return user;
}

/** Fetches the current user once. Any failure counts as signed out (specification, section 4). */
export function useSessionUser() {
  return useQuery(api.accounts.me.queryOptions());
}

/**
 * Signs out, clears the member's data in this browser, and opens the landing page. After a failed call it goes to
 * `/api/logout` instead.
 */
export function useSignOut() {
  return useMutation({
    ...api.accounts.logout.mutationOptions(),
    mutationFn: () => suppressSessionExpiry(() => client.accounts.logout()),
    // Needs the session. Later notifications must not reach the next member on this device.
    onMutate: async () => (await import('#client/data/worker/push.ts')).leavePush(),
    onSuccess: () => clearMemberData('/'),
    onError: () => clearMemberData('/api/logout'),
  });
}

/** Clears the member's data in this browser, in all tabs, and loads `address` as a new page. */
export function clearMemberData(address: string): void {
  announceSession('ended');
  leaveSession(address);
}

/**
 * Longer than a browser takes to clear its data, in milliseconds. A database that does not respond must not block
 * leaving.
 */
const WIPE_MAX_MS = 1000;

let isLeaving = false;

/** Returns true if this page is about to unload for good. Other code must not navigate then. */
export function isLeavingSession(): boolean {
  return isLeaving;
}

function leaveSession(address: string): void {
  isLeaving = true;
  // The back button restores a page in the state in which it was left: hidden, and perhaps without `useSessionGuard`.
  document.documentElement.hidden = true;
  addEventListener('pageshow', reloadRestored);
  queryClient.clear();
  localStorage.clear();
  forgetAllKept();
  closeDatabase();
  // Navigating now would cut the deletion short.
  const wiping = Promise.allSettled([deleteMemberDatabase()]);
  // From here on, the service worker caches for the next member.
  navigator.serviceWorker?.controller?.postMessage({ type: 'VAULT_OFF' });
  void Promise.race([wiping, afterMs(WIPE_MAX_MS)]).then(() => location.assign(address));
}

function reloadRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/**
 * While mounted, ends this tab's screens with their session. The tab leaves when another tab signs out, and a page in
 * the back-forward cache is hidden when left and reloaded when restored.
 */
export function useSessionGuard(): void {
  useEffect(() => {
    const stopListening = followSessionElsewhere(() => leaveSession('/'));
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.documentElement.hidden = true;
    };
    addEventListener('pagehide', hide);
    addEventListener('pageshow', reloadRestored);
    return () => {
      stopListening();
      removeEventListener('pagehide', hide);
      if (!isLeaving) removeEventListener('pageshow', reloadRestored);
    };
  }, []);
}
