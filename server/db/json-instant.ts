import { type RawBuilder, sql } from 'kysely';

/** Returns the instant of a column within JSON, which the driver does not read, as it reads others. */
export function jsonInstant(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
