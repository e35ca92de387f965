import { readPlacements } from '#server/db/placement/placements.ts';
import type { SourceTree } from './source-tree.ts';

const folder = 'server/db/migrations/';
/** The migration that declares for all tables of before. */
const declaresFormer = `${folder}0091_placement.sql`;

/**
 * Returns one line for each table whose migrations do not declare its distribution (decision 0063), and for each key that would move a row to
 * another shard.
 */
export function checkPlacements(tree: SourceTree): string[] {
  const migrations = tree.files.filter(({ path }) => path.startsWith(folder) && path.endsWith('.sql'));
  const former = readPlacements(migrations.find(({ path }) => path === declaresFormer)?.text ?? '');
  const dropped = migrations.flatMap(({ text }) => namesIn(text, /^drop table (?:if exists )?([a-z_]+)/gm));
  return migrations.flatMap(({ path, text }) => {
    const declared = path < declaresFormer ? former : readPlacements(text);
    const moving = path > declaresFormer && /\bon update (?:cascade|set)\b/i.test(text);
    return [
      ...(moving
        ? [`${path}: a row cannot change its shard, so no key is updated with what it refers to`]
        : []),
      ...namesIn(text, /^\s*create table (?:if not exists )?([a-z_]+)/gim)
        .filter((table) => !declared.has(table) && !dropped.includes(table))
        .map(
          (table) =>
            `${path}: ${table} needs a line '-- placement: ${table} by couple_id', '… reference' or '… local'`,
        ),
    ];
  });
}

function namesIn(sql: string, pattern: RegExp): string[] {
  return [...sql.matchAll(pattern)].map(([, name = '']) => name);
}
