import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import { formerPaths, localPath, type Path, paths, screenAt } from '#domain/registry/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';

// The contract defines the paths that the server uses too.
export { formerPaths, type Path, paths };

/** Path prefix of the files and public pages in this page's language. */
export const languagePrefix = pageLanguage === DEFAULT_LANGUAGE ? '' : `/${pageLanguage}`;

/** Returns the path of a public page in this page's language. */
export function pagePath(path: Path): string {
  return localPath(path, pageLanguage);
}

/** Returns the English path of a public page in any language: `/about` for `/gu/about`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(/^\/(?:gu|hi)(?=\/|$)/, '') || '/';
}

/** Checkout, opened by an upgrade button. */
export const upgradePath = `${paths.subscribe}?${new URLSearchParams({ action: 'upgrade' })}`;

/** Returns the path of the waitlist with the choices of the landing page filled in. */
export function waitlistPath(choice: { type: 'pilot' | 'expansion'; city?: string }) {
  return `${pagePath(paths.waitlist)}?${new URLSearchParams(choice)}`;
}

/** Adds a partner's invite code to a path. */
export function invitedPath(path: string, inviteCode: string) {
  return `${path}?${new URLSearchParams({ invite: inviteCode })}`;
}

/** Returns the path of the memories screen with the form for a past date open. */
export function memoryOfDatePath(dateId: string) {
  return `${paths.memories}?${new URLSearchParams({ date: dateId })}`;
}

/** Returns the path of the memories screen with one memory open. */
export function memoryPath(memoryId: string) {
  return `${paths.memories}?${new URLSearchParams({ memory: memoryId })}`;
}

/** Returns the path of the couple's review of a year. */
export function ourYearPath(year: string) {
  return `${paths.ourYear}/${year}`;
}

/** Returns the path of the memories with a tag. */
export function tagPath(tag: string) {
  return `${paths.memories}?${new URLSearchParams({ tag })}`;
}

/** Returns the path of all transactions with their filters set; `month` as `2026-07`. */
export function transactionsPath(filters: { category?: string; month?: string } = {}) {
  return `${paths.finances}?${new URLSearchParams({ view: 'transactions', ...filters })}`;
}

/** Statement of all expenses, by month and by year. */
export const moneyStatementPath = `${paths.finances}?${new URLSearchParams({ view: 'statement' })}`;

/** Statement of the wallet. */
export const statementPath = `${paths.redeem}?${new URLSearchParams({ view: 'statement' })}`;

/** Returns the path of the login, which continues to an address of this app. */
export function loginPath(next: string) {
  return `${pagePath(paths.login)}?${new URLSearchParams({ next })}`;
}

/** Returns the address to which the login continues: a screen, never another site. `null` without a valid one. */
export function nextAddress(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  const isScreen =
    url.origin === origin && Object.values<string>(paths).includes(screenAt(withoutLanguage(url.pathname)));
  return isScreen ? url.pathname + url.search : null;
}
