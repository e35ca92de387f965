import { api } from '#client/data/api.ts';
import { openPageCopy } from '#client/data/copy/page-copy.ts';
import { isLockOn } from '#client/data/lock/lock-flag.ts';
import { vault } from '#client/data/lock/vault.ts';
import { countChanges, listConfirmed } from '#client/data/outbox/stored/stored-changes.ts';
import { queryClient } from '#client/data/query-client.ts';
import { persistAnswers, restoreAnswers } from '#client/data/reads/answers.ts';
import { clearFormerCouple } from '#client/data/reads/former-couple.ts';
import { isSignOutUnconfirmed } from '#client/lib/public/departure-notes.ts';
import { deleteSessionMarker } from '#client/lib/public/session-marker.ts';
import { paths } from '#client/paths.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';

const importMenu = async () => (await import('./side-menu.tsx')).SideMenu;

/** The menu in its sheet on a phone. */
export const SheetMenu = lazyNamed(importMenu);
/** The menu beside a desktop's screens, for which `loadMemberScreen` waits. A phone, which hides it, loads it last. */
export const SideMenu = lazyNamed(importMenu, null, { isBelow: true });
/** The lock watch. Preloaded on page load while app lock is on, so that it starts with the first screen. */
export const LockWatch = lazyNamed(async () => (await import('../lock/lock-watch.tsx')).LockWatch);

let restored: Promise<void> | null = null;

/** Fills the queries with the last visit's answers and this device's pending changes, for an immediate first render. */
export function restoreStore(): Promise<void> {
  restored ??= restoreAll();
  return restored;
}

async function restoreAll(): Promise<void> {
  try {
    const [waiting, confirmed] = await Promise.all([countChanges(), listConfirmed(), restoreAnswers(queryClient)]);
    const member = queryClient.getQueryData(api.accounts.me.queryKey());
    if (member) await openPageCopy(member.id);
    // Its scripts are loaded only where changes wait, or what is stored lacks changes that were sent.
    if (waiting + confirmed.length > 0) await (await import('../pending/page-outbox.ts')).refreshPending();
  } catch (error) {
    // A browser that opens no database shows what the network sends.
    console.warn('The stored answers could not be read', error);
  }
  persistAnswers(queryClient);
  clearFormerCouple(queryClient);
}

/**
 * Loads the prerequisites of every member screen: many compute dates. With app lock on, no data is read before
 * unlocking.
 */
export async function loadMemberScreen(): Promise<null> {
  if (isSignOutUnconfirmed()) return leaveApp();
  if (isLockOn()) await startLock();
  const isLocked = vault.get() === 'locked';
  // Older versions of Safari have no `Temporal`.
  const lacksTemporal = !('Temporal' in globalThis);
  await Promise.all([
    lacksTemporal && import('temporal-polyfill/global'),
    !isLocked && restoreStore(),
    isMenuShown() && loadMenu(),
  ]);
  return null;
}

/** Resumes app lock on page load, with the lock watch loaded before any screen is shown. */
async function startLock(): Promise<void> {
  const { resumeLock } = await import('#client/data/lock/app-lock.ts');
  await Promise.all([resumeLock(), LockWatch.preload()]);
}

/** Opens the landing page, which offers to sign out again. Never resolves, so that no screen is rendered meanwhile. */
function leaveApp(): Promise<never> {
  deleteSessionMarker();
  location.replace(paths.home);
  return Promise.race([]);
}

/** True on a screen as wide as `lg:`, where the side menu stays open. */
function isMenuShown(): boolean {
  return matchMedia('(min-width: 64rem)').matches;
}

async function loadMenu(): Promise<void> {
  try {
    await SideMenu.preload();
  } catch (error) {
    // The menu's own place offers to try again.
    console.warn('The menu could not be loaded', error);
  }
}
