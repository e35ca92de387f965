/** A table's placement in a distributed installation (decision 0063). */
export type Placement =
  /** A copy on every machine. */
  | { kind: 'reference' }
  /** On the coordinator alone. */
  | { kind: 'local' }
  /** In shards by this column; rows of the same owner share one shard across all such tables. */
  | { kind: 'distributed'; column: string };

const declaration = /^-- placement: ([a-z_]+) (?:(reference|local)|by ([a-z_]+))$/gm;

/**
 * Returns a migration's declarations by table: lines like `-- placement: notes by couple_id`, `… reference` or `…
 * local`.
 */
export function readPlacements(migration: string): Map<string, Placement> {
  const placements = new Map<string, Placement>();
  for (const [, table = '', kind, column] of migration.matchAll(declaration)) {
    if (column !== undefined) placements.set(table, { kind: 'distributed', column });
    else placements.set(table, { kind: kind === 'reference' ? 'reference' : 'local' });
  }
  return placements;
}
