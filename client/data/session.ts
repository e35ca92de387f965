import { useMutation, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import { isSignOutUnconfirmed, noteUnconfirmedSignOut } from '#client/lib/public/departure-notes.ts';
import { deleteSessionMarker } from '#client/lib/public/session-marker.ts';
import { followSessionElsewhere, sessionChannel, suppressSessionExpiry } from '#client/lib/session-end.ts';
import { createStore } from '#client/lib/store/create-store.ts';
import { deleteMemberDatabase } from '#client/lib/store/member-database.ts';
import type { User } from '#domain/accounts/schema.ts';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { api } from './api.ts';
import { closeDatabase } from './database.ts';
import { deleteAllDrafts } from './drafts/stored-drafts.ts';
import { isLockOn, lockFlagKey, lockOwner } from './lock/lock-flag.ts';
import { usePendingState } from './outbox/pending-state.ts';
import { queryClient } from './query-client.ts';
import { clearStore } from './store.ts';

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

/** True while the member is asked about pending changes before a sign-out. */
export const isSignOutAsked = createStore(false);

/** Signs out on this device. `ask` lets the member page warn of pending changes first; `leave` goes at once. */
export function useSignOut() {
  const { count, undecided, gallery } = usePendingState();
  const { end: leave, isPending } = useEndOfSession((hasEnded) =>
    leaveSession(hasEnded ? 'signed-out' : 'unconfirmed'),
  );
  const ask = () => (count + undecided + gallery.memories > 0 ? isSignOutAsked.set(true) : leave());
  return { ask, leave, isPending };
}

/** Ends the session on the server, then leaves. `hasEnded` is false if nothing proves that it has ended. */
export function useEndOfSession(leave: (hasEnded: boolean) => void) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => suppressSessionExpiry(signOutHere),
    onSuccess: leave,
    // The scripts of the sign-out did not load.
    onError: () => leave(false),
  });
  return { end: () => mutate(), isPending };
}

async function signOutHere(): Promise<boolean> {
  // Needs the session. Later notifications must not reach the next member on this device.
  await (await import('#client/data/worker/push.ts')).leavePush();
  return (await import('#client/lib/public/sign-out.ts')).endServerSession();
}

/** Way in which a member leaves the session on this device. */
export type Departure =
  /** Signed out by the server's own answer: from a menu or the profile. */
  | 'signed-out'
  /** Signed out in another tab, which deletes the data: a member who has signed in since keeps theirs. */
  | 'signed-out-elsewhere'
  /** Signed out here, without the server's answer. */
  | 'unconfirmed'
  | 'forgotten-pin'
  /** After a forgotten PIN, without the server's answer: the lock stays, with neither keys nor data. */
  | 'forgotten-pin-unconfirmed'
  | 'account-deleted'
  /** Ended by the server: from another device, by a new password, by an admin or by its age. */
  | 'expired'
  /** Another member has signed in, in another tab of this browser, whose data there stay. */
  | 'other-member';

/** Returns the address of the public page that is shown next. */
function addressAfter(departure: Departure): string {
  const mustSignIn = departure === 'forgotten-pin' || departure === 'expired';
  return mustSignIn ? localPath(paths.login, pageLanguage) : paths.home;
}

/** Longer than a browser takes to clear its data, in milliseconds: one that does not respond must not block leaving. */
const WIPE_MAX_MS = 1000;

let isLeaving = false;

/** Removes the number of waiting things from the app's icon. */
function clearBadge(): void {
  if (!('clearAppBadge' in navigator)) return;
  navigator.clearAppBadge().catch((error: unknown) => console.warn('The badge could not be removed', error));
}

/** Returns true if this page is about to unload for good. Other code must not navigate then. */
export function isLeavingSession(): boolean {
  return isLeaving;
}

/**
 * Deletes the member's data in this browser and loads a public page, as every way out of the app does; the other tabs
 * follow. Pending changes of an expired session stay for its member.
 *
 * Only the first call has an effect, so that no second navigation aborts the first one.
 */
export function leaveSession(departure: Departure, address = addressAfter(departure)): void {
  if (isLeaving) return;
  isLeaving = true;
  // The back button restores a page in the state in which it was left: hidden, and perhaps without `useSessionGuard`.
  document.documentElement.hidden = true;
  addEventListener('pageshow', reloadRestored);
  queryClient.clear();
  clearBadge();
  const wiping = wipe(departure);
  // Navigating now would cut the deletion short.
  void Promise.race([Promise.allSettled([wiping]), afterMs(WIPE_MAX_MS)]).then(() => {
    // Back must not lead to a screen that ends here again.
    if (departure === 'expired') location.replace(address);
    else location.assign(address);
  });
}

async function wipe(departure: Departure): Promise<void> {
  switch (departure) {
    case 'signed-out-elsewhere':
    case 'other-member':
      deleteAllDrafts();
      return closeDatabase();
    case 'expired':
      deleteSessionMarker();
      await clearStore({ keepsMutations: true });
      return closeDatabase();
    default:
      deleteSessionMarker();
      return deleteAll(departure);
  }
}

function deleteAll(departure: Departure): Promise<void> {
  const isUnconfirmed = departure.endsWith('unconfirmed') || isSignOutUnconfirmed();
  // Other tabs follow a forgotten PIN, and must not delete its lock either.
  const staysLocked = departure === 'forgotten-pin-unconfirmed' || (isSignOutUnconfirmed() && isLockOn());
  const owner = staysLocked ? lockOwner() : null;
  localStorage.clear();
  deleteAllDrafts();
  if (isUnconfirmed) noteUnconfirmedSignOut();
  if (owner !== null) localStorage.setItem(lockFlagKey, owner);
  sessionChannel.announce('ended');
  closeDatabase();
  // The caller has deleted all but the lock.
  if (staysLocked) return Promise.resolve();
  // From here on, the service worker caches for the next member.
  navigator.serviceWorker?.controller?.postMessage({ type: 'VAULT_OFF' });
  return deleteMemberDatabase();
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
    const stopListening = followSessionElsewhere(() => leaveSession('signed-out-elsewhere'));
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
