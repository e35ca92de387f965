import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Path } from '#client/paths.ts';
import { readRouteManifest } from './route-manifest.ts';

/**
 * Writes, beside the client's folder, which scripts each screen of the app starts with, by its address. The server names them in the answer's head:
 * the shell is one for all screens, and without this a screen's own scripts are asked for only when the app's have run.
 */
export async function writeScreenScripts(buildDirectory: string, screens: readonly Path[]) {
  const { routes, scriptsOf } = readRouteManifest(join(buildDirectory, 'client'));
  const idOf = (path: Path) =>
    routes.find(({ index, path: found }) => (path === '/' ? index : screenOf(found) === path.slice(1)))?.id;
  const scripts = Object.fromEntries(
    screens.map((path) => {
      const id = idOf(path);
      if (!id) throw new Error(`React Router's build knows no screen ${path}: has its manifest changed?`);
      return [path, [...scriptsOf(id)]];
    }),
  );
  await writeFile(join(buildDirectory, 'screen-scripts.json'), JSON.stringify(scripts));
}

/** The path of a route without the slash before it and a parameter behind it. */
function screenOf(path: string | undefined): string | undefined {
  return path?.replace(/^\//, '').replace(/\/:\w+\?$/, '');
}
