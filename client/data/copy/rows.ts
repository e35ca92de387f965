import { COPIED_RESOURCES, type CopiedResource } from '#domain/copy/resources.ts';
import type { CopiedRow } from '#domain/copy/rows.ts';
import type { CopyPart } from '#domain/copy/schema.ts';

/** Rows of a resource by id. A map is never changed, but replaced, so that readers compare by identity. */
export type RowsById<Resource extends CopiedResource> = ReadonlyMap<string, CopiedRow<Resource>>;

/** All rows of a copy, by resource. */
export type Rows = { readonly [Resource in CopiedResource]: RowsById<Resource> };

/** Rows that are new or changed, and ids of rows that the member does not see any more. */
export type RowChanges = Pick<CopyPart, 'rows' | 'gone'>;

/** A copy without rows. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each resource gets its map
export const noRows: Rows = Object.fromEntries(
  COPIED_RESOURCES.map((resource) => [resource, new Map<string, never>()]),
) as Record<CopiedResource, Map<string, never>>;

/** Returns the rows after changes, which share the maps of all resources that do not change. */
export function withChanges(rows: Rows, changes: readonly RowChanges[]): Rows {
  let next = rows;
  for (const { rows: changed, gone } of changes)
    for (const resource of COPIED_RESOURCES) next = withRows(next, resource, changed[resource], gone[resource]);
  return next;
}

/** Returns the rows with new or changed ones of a resource, and without those that are `gone`. */
export function withRows<Resource extends CopiedResource>(
  rows: Rows,
  resource: Resource,
  changed: readonly CopiedRow<Resource>[] = [],
  gone: readonly string[] = [],
): Rows {
  if (changed.length === 0 && gone.length === 0) return rows;
  const byId = new Map<string, CopiedRow<Resource>>(rows[resource]);
  for (const id of gone) byId.delete(id);
  for (const row of changed) byId.set(row.id, row);
  return { ...rows, [resource]: byId };
}
