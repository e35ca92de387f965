import { paths } from '#contract/screen-paths.ts';

/** What a navigation is answered with: the app's shell, the prerendered page (the network's before the kept one), or only the network. */
export type Page = 'shell' | 'prerendered' | 'network';

export function pageFor(
  pathname: string,
  known: { prerenderedPaths: readonly string[]; isSignedIn: boolean },
): Page {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  if (pathname.startsWith('/api/') || isFile) return 'network';
  if (pathname === paths.home && known.isSignedIn) return 'shell';
  return known.prerenderedPaths.includes(pathname) ? 'prerendered' : 'shell';
}
