import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { isCanonicalPath } from '#domain/kernel/text/canonical-path.ts';
import { paths, screenAt } from '#domain/registry/screen-paths.ts';

/**
 * Response to a navigation: the app's shell, the shell of another language (network first, then this language's), the
 * prerendered page (network first, then cache), or the network only.
 */
export type Page = 'shell' | 'other-shell' | 'prerendered' | 'network';

interface Known {
  /** Paths of all languages. */
  prerenderedPaths: readonly string[];
  /**
   * Value of the session marker: the member's language; `null` if signed out or if the service worker cannot read it.
   */
  marker: string | null;
  /** Language of the service worker. */
  language: Language;
}

export function pageFor(pathname: string, { prerenderedPaths, marker, language }: Known): Page {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (!isCanonicalPath(pathname) || pathname.startsWith('/api/') || isFile) return 'network';
  if (prerenderedPaths.includes(pathname) && !(pathname === paths.home && marker)) return 'prerendered';
  // The admin panel is English.
  const wanted = pathname === paths.admin ? DEFAULT_LANGUAGE : LANGUAGES.find((each) => each === marker);
  return wanted && wanted !== language ? 'other-shell' : 'shell';
}

/**
 * Matches API addresses that a browser navigates to and that reveal no member data: signing in and out, the return from
 * a payment.
 */
const publicCalls =
  /^\/api\/(?:login|logout|health|ready|brand-deals|experiences|calendar-feed\/.+|mail-unsubscribe\/.+|payments\/razorpay\/return|notifications\/vapid-public-key)$/;
const publicFiles =
  /^\/(?:assets|icons)\/[\w.-]+$|^\/[\w-]+\.(?:ico|png|txt|xml|js|webmanifest)$|^\/(?:gu|hi)\/manifest\.webmanifest$/;
const screens: ReadonlySet<string> = new Set(Object.values(paths));

/**
 * Returns true for addresses that the network may answer while the app is locked. All others lead to the lock screen.
 */
export function isOpenWhileLocked(pathname: string): boolean {
  if (!isCanonicalPath(pathname)) return false;
  return publicCalls.test(pathname) || publicFiles.test(pathname) || screens.has(screenAt(pathname));
}
