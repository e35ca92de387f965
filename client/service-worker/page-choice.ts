import { paths, screenAt } from '#contract/screen-paths.ts';
import { isCanonicalPath } from '#domain/canonical-path.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#messages/languages.ts';

/**
 * What a navigation is answered with: the app's shell, the shell of another language (the network's before this worker's own), the
 * prerendered page (the network's before the kept one), or only the network.
 */
export type Page = 'shell' | 'other-shell' | 'prerendered' | 'network';

interface Known {
  /** Of all languages. */
  prerenderedPaths: readonly string[];
  /** What the session's marker says: the member's language, or `null` for nobody and where a worker cannot read it. */
  marker: string | null;
  /** The worker's. */
  language: Language;
}

export function pageFor(pathname: string, { prerenderedPaths, marker, language }: Known): Page {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (!isCanonicalPath(pathname) || pathname.startsWith('/api/') || isFile) return 'network';
  if (prerenderedPaths.includes(pathname) && !(pathname === paths.home && marker)) return 'prerendered';
  // The panel is English.
  const wanted = pathname === paths.admin ? DEFAULT_LANGUAGE : LANGUAGES.find((each) => each === marker);
  return wanted && wanted !== language ? 'other-shell' : 'shell';
}

/** Addresses of the API that a browser is led to and that show nothing of a member: signing in and out, the way back from paying. */
const publicCalls =
  /^\/api\/(?:login|logout|health|ready|brand-deals|experiences|calendar-feed\/.+|mail-unsubscribe\/.+|payments\/razorpay\/return|notifications\/vapid-public-key)$/;
const publicFiles =
  /^\/(?:assets|icons)\/[\w.-]+$|^\/[\w-]+\.(?:ico|png|txt|xml|js|webmanifest)$|^\/(?:gu|hi)\/manifest\.webmanifest$/;
const screens: ReadonlySet<string> = new Set(Object.values(paths));

/** Returns true for addresses that the network may answer while the app is locked. Every other one leads to the lock screen. */
export function isOpenWhileLocked(pathname: string): boolean {
  if (!isCanonicalPath(pathname)) return false;
  return publicCalls.test(pathname) || publicFiles.test(pathname) || screens.has(screenAt(pathname));
}
