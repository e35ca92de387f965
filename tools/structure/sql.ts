import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

const sqlPattern =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<[^`]*>)?`|\bpool\.query\(/;

/** The order of columns differs between new and updated databases (decision 0090). */
const withoutColumns = /\binsert into (?!schema_migrations)[a-z_]+(?:\s+(?:select|values|with)\b|\s*$)/;

/** One line for each insertion of the app that does not name its columns. */
export function checkInsertions(tree: SourceTree): string[] {
  return tree.files.flatMap(({ path, text }) => {
    if (!/^(server|demo)\//.test(path) || isTest(path) || !path.endsWith('.ts')) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        withoutColumns.test(line) ? [`${path}:${index + 1}: an insertion names its columns`] : [],
      );
  });
}

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
