import { readPlacements } from '#server/db/placement/placements.ts';
import type { SourceTree } from './source-tree.ts';

const sqlPath = /^server\/db\/(schema|migrations)\/[^/]+\.sql$/;

/**
 * Returns one line for each table whose file does not declare its distribution (decision 0063), and for each key that
 * would move a row to another shard.
 */
export function checkPlacements(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path }) => sqlPath.test(path))
    .flatMap(({ path, text }) => {
      const declared = readPlacements(text);
      const created = text.matchAll(/^\s*create table (?:if not exists )?([a-z_]+)/gim);
      const undeclared = [...created].flatMap(([, table = '']) => (declared.has(table) ? [] : [table]));
      return [
        ...(/\bon update (?:cascade|set)\b/i.test(text)
          ? [`${path}: a row cannot change its shard, so no key is updated with what it refers to`]
          : []),
        ...undeclared.map(
          (table) => `${path}: ${table} needs a line '-- placement: ${table} by couple_id', '… reference' or '… local'`,
        ),
      ];
    });
}
