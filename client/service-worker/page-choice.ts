import { paths } from '#contract/screen-paths.ts';
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
  if (pathname.startsWith('/api/') || isFile) return 'network';
  if (prerenderedPaths.includes(pathname) && !(pathname === paths.home && marker)) return 'prerendered';
  // The panel is English.
  const wanted = pathname === paths.admin ? DEFAULT_LANGUAGE : LANGUAGES.find((each) => each === marker);
  return wanted && wanted !== language ? 'other-shell' : 'shell';
}

/** Addresses of the API that a browser is led to and that show nothing of a member: signing in and out, the way back from paying. */
const openToAll =
  /^\/api\/(?:login|logout|health|ready|brand-deals|experiences|calendar-feed\/.+|payments\/razorpay\/return|notifications\/vapid-public-key)$/;

export function isOpenToAll(pathname: string): boolean {
  return openToAll.test(pathname);
}
