import type { SourceTree } from './source-tree.ts';

const folder = 'server/db/migrations/';
const reason = /^-- unused since \S+: \S/m;

/** Changes that break servers of the previous version while they still run. */
const breaking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|function|trigger|type)\b/i, 'drops'],
  [/\brename\s+(to|column|constraint|\w+\s+to)\b/i, 'renames'],
  [/\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, 'changes a type'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'forbids null'],
  [/\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i, 'adds a column that must be given'],
];

/** Returns one line for each migration that breaks the previous version without saying since when nothing uses the old form. */
export function checkMigrations(tree: SourceTree): string[] {
  return tree.files.flatMap(({ path, text }) => {
    if (!path.startsWith(folder) || reason.test(text)) return [];
    const statements = text.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
    return breaking.flatMap(([pattern, what]) =>
      pattern.test(statements)
        ? [
            `${path}: ${what} while servers of the version before still run; say which version stopped using it, as "-- unused since 1.4.0: why" (CONTRIBUTING.md)`,
          ]
        : [],
    );
  });
}
