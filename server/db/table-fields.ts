import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { snakeCase, type SnakeCase } from '#domain/kernel/text/snake-case.ts';
import type { DB } from './generated.ts';

/** Select expression of a field: its column, under the field's name. */
type ColumnOf<Table extends string, Fields extends string> = {
  [Field in Fields]: `${Table}.${SnakeCase<Field>} as ${Field}`;
}[Fields];

/** Select expression of a field, or of a field of a named table. */
type ColumnAs<Name extends string> = Name extends `${infer Table}.${infer Field}`
  ? `${Table}.${SnakeCase<Field>} as ${Field}`
  : `${SnakeCase<Name>} as ${Name}`;

/** A row of columns with the values of fields. */
type RowOf<Values> = { [Field in keyof Values as SnakeCase<Field & string>]: Values[Field] };

/** `memory_date` as `memoryDate`. */
type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column;
type ByField<Row> = { [Column in keyof Row as CamelCase<Column & string>]: Row[Column] };

/** Fields that may be left out may be `undefined` too. */
type Loose<Fields> = {
  [Field in keyof Fields]: undefined extends Fields[Field] ? Fields[Field] | undefined : Fields[Field];
};

/** The fields of a table's row as it is read. */
export type FieldsOf<Table extends keyof DB> = ByField<Selectable<DB[Table]>>;
/** The fields of a table's row as it is inserted. */
export type NewFieldsOf<Table extends keyof DB> = Loose<ByField<Insertable<DB[Table]>>>;

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

/** Returns the select list for fields that no schema lists: `userId`, or `users.firstName` where tables are joined. */
export function asFields<const Names extends readonly string[]>(...names: Names): readonly ColumnAs<Names[number]>[] {
  const columns: readonly string[] = names.map((name) => {
    const at = name.indexOf('.') + 1;
    return `${name.slice(0, at)}${snakeCase(name.slice(at))} as ${name.slice(at)}`;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type computes what the lines above do
  return columns as readonly ColumnAs<Names[number]>[];
}

/**
 * Returns the select list for the fields of a schema in SQL, in their order: the column of the same name, or what is
 * computed instead.
 */
export function selectList(
  table: string,
  { shape }: { readonly shape: object },
  computed: Readonly<Record<string, RawBuilder<unknown>>> = {},
): RawBuilder<unknown> {
  return sql.join(
    Object.keys(shape).map((field) => {
      const value = computed[field] ?? sql.ref(`${table}.${snakeCase(field)}`);
      return sql`${value} as ${sql.ref(field)}`;
    }),
  );
}

/** Returns the instant of a column within JSON, which the driver does not read, as it reads others. */
export function jsonInstant(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Returns the values of fields by their columns, to insert or update. */
export function toRow<const Values extends object>(values: Values): RowOf<Values> {
  const row: Record<string, unknown> = {};
  const entries: [string, unknown][] = Object.entries(values);
  for (const [field, value] of entries) row[snakeCase(field)] = value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type computes what the lines above do
  return row as RowOf<Values>;
}
