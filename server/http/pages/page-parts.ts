import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawExperiences } from './fill-page.ts';

/**
 * What draws the parts of pages that change while the server runs: the browser's own components, which the build has
 * made into a module beside the client's files (tools/client/build-page-parts.ts).
 */
export async function loadPageParts(clientDir: string): Promise<DrawExperiences> {
  const url = pathToFileURL(join(clientDir, '..', 'page-parts', 'page-parts.js'));
  const parts: unknown = await import(url.href);
  if (!isPageParts(parts)) throw new Error(`${url.pathname} draws no experiences: build the client again`);
  return parts.drawExperiences;
}

function isPageParts(parts: unknown): parts is { drawExperiences: DrawExperiences } {
  return (
    typeof parts === 'object' &&
    parts !== null &&
    'drawExperiences' in parts &&
    typeof parts.drawExperiences === 'function'
  );
}
