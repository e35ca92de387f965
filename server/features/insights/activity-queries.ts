import { sql } from 'kysely';
import { type FEATURES, usedRecords } from '#domain/insights/schema.ts';
import { tableOfKind } from '#domain/registry/records.ts';

/** A use of a feature: a row of its table, which belongs to a couple or to a member. */
interface Activity {
  feature: (typeof FEATURES)[number];
  table: string;
  /** Column of the member whose couple is active; `null` for a couple's row. */
  member: string | null;
  /** Column of the instant. */
  at: string;
}

export const activities: readonly Activity[] = [
  ...usedRecords.map(({ resource, owner, trash }) => ({
    feature: resource,
    table: tableOfKind(trash.kind),
    member: owner === 'member' ? 'user_id' : null,
    at: 'created_at',
  })),
  { feature: 'nudges', table: 'nudges', member: 'from_user_id', at: 'created_at' },
  { feature: 'deals', table: 'deal_redemptions', member: 'user_id', at: 'redeemed_at' },
];

/** The rows of an activity as `owned`, with their `couple_id`. */
export function rowsOf({ table, member }: Activity) {
  return member === null
    ? sql`${sql.table(table)} owned`
    : sql`${sql.table(table)} owned join couple_members seat on seat.user_id = owned.${sql.ref(member)}`;
}
