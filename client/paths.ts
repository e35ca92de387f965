import { formerPaths, localPath, type Path, paths, screenAt } from '#contract/screen-paths.ts';
import { DEFAULT_LANGUAGE } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';

// The contract has those that the server uses too.
export { formerPaths, type Path, paths };

/** Where the files and public pages of this page's language stand. */
export const languagePrefix = pageLanguage === DEFAULT_LANGUAGE ? '' : `/${pageLanguage}`;

/** The address of a public page in this page's language. */
export function pagePath(path: Path): string {
  return localPath(path, pageLanguage);
}

/** The path of a public page of any language as it is in English: `/about` for `/gu/about`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/(?:gu|hi)(?=\/|$)/, '') || '/';
}

/** The checkout, opened by an upgrade button. */
export const upgradePath = `${paths.subscribe}?${new URLSearchParams({ action: 'upgrade' })}`;

/** The waitlist with the choices of the landing page filled in. */
export function waitlistPath(choice: { type: 'pilot' | 'expansion'; city?: string }) {
  return `${pagePath(paths.waitlist)}?${new URLSearchParams(choice)}`;
}

/** Adds a partner's invite code to a path. */
export function invitedPath(path: string, inviteCode: string) {
  return `${path}?${new URLSearchParams({ invite: inviteCode })}`;
}

/** The memories screen with the form for a past date open. */
export function memoryOfDatePath(dateId: string) {
  return `${paths.memories}?${new URLSearchParams({ date: dateId })}`;
}

/** The memories screen with one memory open. */
export function memoryPath(memoryId: string) {
  return `${paths.memories}?${new URLSearchParams({ memory: memoryId })}`;
}

/** What the two did in a year. */
export function ourYearPath(year: string) {
  return `${paths.ourYear}/${year}`;
}

/** The memories that have a tag. */
export function tagPath(tag: string) {
  return `${paths.memories}?${new URLSearchParams({ tag })}`;
}

/** All transactions, with their filters set; `month` as `2026-07`. */
export function transactionsPath(filters: { category?: string; month?: string } = {}) {
  return `${paths.finances}?${new URLSearchParams({ view: 'transactions', ...filters })}`;
}

/** What was spent, month by month and year by year. */
export const moneyStatementPath = `${paths.finances}?${new URLSearchParams({ view: 'statement' })}`;

/** The statement of the wallet. */
export const statementPath = `${paths.redeem}?${new URLSearchParams({ view: 'statement' })}`;

/** The login, which leads on to an address of this app. */
export function loginPath(next: string) {
  return `${pagePath(paths.login)}?${new URLSearchParams({ next })}`;
}

/** Where the login leads on to: an address of a screen, never of another site; `null` where none is named. */
export function nextAddress(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  const isScreen =
    url.origin === origin && Object.values<string>(paths).includes(screenAt(withoutLanguage(url.pathname)));
  return isScreen ? url.pathname + url.search : null;
}
