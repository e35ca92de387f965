import { snakeCase, type SnakeCase } from '#domain/snake-case.ts';

/** Select expression of a field: its column, under the field's name. */
type ColumnOf<Table extends string, Fields extends string> = {
  [Field in Fields]: `${Table}.${SnakeCase<Field>} as ${Field}`;
}[Fields];

/** A row of columns with the values of fields. */
type RowOf<Values> = { [Field in keyof Values & string as SnakeCase<Field>]: Values[Field] };

/** Returns the select list for the fields of a schema. The table's columns have the same names in snake case. */
export function columnsOf<Table extends string, Shape extends object>(
  table: Table,
  { shape }: { readonly shape: Shape },
): readonly ColumnOf<Table, keyof Shape & string>[] {
  const columns: ColumnOf<Table, keyof Shape & string>[] = [];
  // Unlike `Object.keys`, `in` names the fields in its type.
  for (const field in shape) columns.push(`${table}.${snakeCase(field)} as ${field}`);
  return columns;
}

/** Returns the values of fields by their columns, to insert or update. */
export function toRow<Values extends object>(values: Values): RowOf<Values> {
  const row: unknown = Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, unknown]) => [snakeCase(field), value]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type computes what the line above does
  return row as RowOf<Values>;
}
