import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Fields that only prerendering and `<Link prefetch>` read. */
const unread = new Set(['imports', 'css']);

/**
 * Removes from the list of screens what the app never reads: which scripts a screen imports, and each property that is
 * false. Every visit loads this list. Runs after all readers of `readRouteManifest`.
 */
export async function trimManifest(clientDirectory: string): Promise<void> {
  const assets = join(clientDirectory, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error('The build has no list of screens: has React Router changed its name?');
  const script = await readFile(join(assets, name), 'utf8');
  const [from, to] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const json = JSON.stringify(JSON.parse(script.slice(from, to)), trimRoute);
  await writeFile(join(assets, name), script.slice(0, from) + json + script.slice(to));
}

function trimRoute(this: unknown, key: string, value: unknown): unknown {
  if (value === false) return undefined;
  const isRoute = typeof this === 'object' && this !== null && 'module' in this && 'id' in this;
  // The root's style sheet is the page's.
  return isRoute && this.id !== 'root' && unread.has(key) ? undefined : value;
}
