import type { SourceTree } from './source-tree.ts';

/** One line for each circle of imports, type imports included. */
export function checkCycles(tree: SourceTree): string[] {
  const imports = new Map(tree.files.map((file) => [file.path, file.imports]));
  const done = new Set<string>();
  const found: string[] = [];

  function visit(path: string, trail: string[]): void {
    const start = trail.indexOf(path);
    if (start !== -1) {
      found.push(`${path}: imports itself in a circle: ${[...trail.slice(start), path].join(' → ')}`);
      return;
    }
    if (done.has(path)) return;
    for (const target of imports.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  }

  for (const path of imports.keys()) visit(path, []);
  return found;
}
