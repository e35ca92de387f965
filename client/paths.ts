import { formerPaths, type Path, paths } from '#contract/screen-paths.ts';

// The addresses belong to both ends.
export { formerPaths, type Path, paths };

/** Open to visitors, and drawn without knowing who looks. */
const openPaths: ReadonlySet<string> = new Set([
  paths.about,
  paths.benefits,
  paths.events,
  paths.waitlist,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.verifyEmail,
]);
const allPaths: ReadonlySet<string> = new Set(Object.values(paths));

/** Whether the screen finds out by itself who is signed in: member screens, the start address of members, the change of password. */
export function asksForSession(pathname: string) {
  return allPaths.has(pathname) && !openPaths.has(pathname);
}

/** The checkout, from a button that says so. */
export const upgradePath = `${paths.subscribe}?${new URLSearchParams({ action: 'upgrade' })}`;

/** The waitlist with what was chosen on the landing page filled in. */
export function waitlistPath(choice: { type: 'pilot' | 'expansion'; city?: string }) {
  return `${paths.waitlist}?${new URLSearchParams(choice)}`;
}

/** A screen that takes the invite code of a partner's couple along. */
export function invitedPath(path: Path, inviteCode: string) {
  return `${path}?${new URLSearchParams({ invite: inviteCode })}`;
}

/** The memories with the form open for a past date. */
export function memoryOfDatePath(dateId: string) {
  return `${paths.memories}?${new URLSearchParams({ date: dateId })}`;
}

/** One memory over the whole screen, above the others. */
export function memoryPath(memoryId: string) {
  return `${paths.memories}?${new URLSearchParams({ memory: memoryId })}`;
}

/** All transactions, with their filters set; `month` as `2026-07`. */
export function transactionsPath(filters: { category?: string; month?: string } = {}) {
  return `${paths.finances}?${new URLSearchParams({ view: 'transactions', ...filters })}`;
}

/** Every coin that came and went. */
export const statementPath = `${paths.redeem}?${new URLSearchParams({ view: 'statement' })}`;
