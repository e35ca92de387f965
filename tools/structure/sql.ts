import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

const sqlPattern =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<[^`]*>)?`|\bpool\.query\(/;

/** One line for each place outside the queries files where a feature, the HTTP layer or the demo speaks SQL. */
export function checkSql(tree: SourceTree): string[] {
  return tree.files.flatMap(({ path, text }) => {
    const isWatched = ['server/features/', 'server/http/', 'demo/'].some((folder) => path.startsWith(folder));
    if (!isWatched || isTest(path) || /(\/|-)queries\.ts$/.test(path)) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        sqlPattern.test(line) ? [`${path}:${index + 1}: SQL stands only in queries files`] : [],
      );
  });
}
