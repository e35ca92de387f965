import type { SourceTree } from './source-tree.ts';

/** One line for each import that climbs out of its room by `../`: across rooms the address is `#client/lib/…`, which does not change when a file moves. */
export function checkRooms(tree: SourceTree): string[] {
  const files = tree.files.filter(({ path }) => /^(client|server|demo|packages)\//.test(path));
  return files.flatMap((file) =>
    file.climbingImports
      .filter((target) => roomOf(target) !== roomOf(file.path))
      .map((target) => `${file.path}: imports ${target} by a relative path; across rooms it is #${target}`),
  );
}

/** A feature, a folder of the client or the server, a package, or the demo. */
function roomOf(path: string): string {
  const parts = path.split('/');
  if (parts[0] === 'demo') return 'demo';
  const depth = parts[1] === 'features' ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join('/');
}
