import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Patch, withoutUndefined } from '#domain/kernel/apply-patch.ts';
import type { RecordDefinition } from '#domain/kernel/record-definition.ts';
import { type SnakeCase, snakeCase } from '#domain/kernel/text/snake-case.ts';
import type { StorageLimit } from '#domain/registry/records.ts';
import { touchRows } from '#server/db/changes/touch.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/generated.ts';
import type { Room } from '#server/db/room.ts';
import { type FieldsOf, type NewFieldsOf, selectList, toRow } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';
import type { PageRequest } from './paging.ts';
import { isAfterCursor } from './time-order.ts';

/** The fields that the server gives to a new record. */
export interface Identity {
  id: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * The rows of a couple-owned record. `Proof` allows an insert, `Row` is what reads return, `Stored` the part of it that
 * has columns; a new row is its `Content` with the fields that the server gives to it.
 */
export interface CoupleRows<Proof, Row, Stored, Content, Own> {
  /** Returns a page of the rows, newest first, and one row more. */
  list(db: Database, coupleId: CoupleId, page: PageRequest): Promise<Row[]>;
  /** Returns all rows in an order, where a couple has few. */
  listAll(db: Database, coupleId: CoupleId, order: RawBuilder<unknown>): Promise<Row[]>;
  find(db: Database, coupleId: CoupleId, id: string): Promise<Row | undefined>;
  /** Locks a row until the transaction ends, and returns it. */
  lock(tx: Transaction, coupleId: CoupleId, id: string): Promise<Stored | undefined>;
  insert(tx: Transaction, coupleId: CoupleId, proof: Proof, record: Content & Own & { id: string }): Promise<Stored>;
  /** Updates the given fields of a row that the caller has locked. */
  update(
    tx: Transaction,
    coupleId: CoupleId,
    id: string,
    change: Patch<Content> & { updatedAt?: string },
  ): Promise<Stored>;
  /** Deletes a row for good, and returns it. */
  remove(tx: Transaction, coupleId: CoupleId, id: string): Promise<Stored | undefined>;
}

/** Tables whose rows belong to a couple and have an id. */
type CoupleTable = {
  [Table in keyof DB]: 'couple_id' | 'id' | 'created_at' extends keyof DB[Table] ? Table : never;
}[keyof DB];
type TableNamed<Name extends string> = SnakeCase<Name> & CoupleTable;

/** The fields of a new row that a member gives, and those that the server gives. */
type ContentOf<Table extends CoupleTable> = Omit<NewFieldsOf<Table>, keyof Identity | 'coupleId'>;
type OwnOf<Table extends CoupleTable> = Pick<NewFieldsOf<Table>, Extract<keyof NewFieldsOf<Table>, keyof Identity>>;

/** Names the fields of a schema that are no column of the table, or have another type there. */
type Misfit<Shape, Fields> = {
  [Field in keyof Shape]: Field extends keyof Fields
    ? z.output<Shape[Field]> extends Fields[Field]
      ? null extends Fields[Field]
        ? null extends z.output<Shape[Field]>
          ? never
          : Field
        : never
      : Field
    : Field;
}[keyof Shape];

/** Fails to compile if there are misfits. */
type Fitting<Names> = [Names] extends [never] ? unknown : { misfit: Names };

/**
 * Returns the queries of a couple-owned record. They read the fields of the schema, those that are `computed` by their
 * expressions, and write any field of the table. Statements are built as SQL, because Kysely cannot type a table by a
 * generic name; `Misfit` checks the schema against the table instead.
 */
export function coupleRows<
  Name extends string,
  Shape extends z.ZodRawShape,
  Computed extends keyof Shape & string = never,
>(
  record: Pick<RecordDefinition, 'copiedAs'> & { readonly name: Name },
  schema: z.ZodObject<Shape> & Fitting<Misfit<Omit<Shape, Computed>, FieldsOf<TableNamed<Name>>>>,
  computed?: { readonly [Field in Computed]: (coupleId: CoupleId) => RawBuilder<z.output<Shape[Field]>> },
): CoupleRows<
  Name extends StorageLimit ? Room<Name> : null,
  z.output<z.ZodObject<Shape>>,
  Omit<z.output<z.ZodObject<Shape>>, Computed>,
  ContentOf<TableNamed<Name>>,
  OwnOf<TableNamed<Name>>
> {
  type Row = z.output<z.ZodObject<Shape>>;
  type Stored = Omit<Row, Computed>;
  const tableName: string = snakeCase(record.name);
  const { copiedAs } = record;
  const touched = (tx: Transaction, coupleId: CoupleId, id: string) => {
    if (copiedAs !== undefined) touchRows(tx, { copiedAs }, { coupleId }, [id]);
  };
  const table = sql.table(tableName);
  const expressions = Object.entries<(coupleId: CoupleId) => RawBuilder<unknown>>(computed ?? {});
  const all = (coupleId: CoupleId) =>
    selectList(tableName, schema, Object.fromEntries(expressions.map(([field, of]) => [field, of(coupleId)])));
  const columns = Object.entries(schema.shape).filter(([field]) => !expressions.some(([other]) => other === field));
  const stored = selectList(tableName, { shape: Object.fromEntries(columns) });
  const isOne = (coupleId: CoupleId, id: string) => sql`couple_id = ${coupleId} and id = ${id}`;
  return {
    async list(db, coupleId, page) {
      const { rows } = await sql<Row>`
        select ${all(coupleId)} from ${table} where couple_id = ${coupleId} and ${isAfterCursor(page)}
        order by created_at desc, id desc limit ${page.limit + 1}`.execute(db);
      return rows;
    },
    async listAll(db, coupleId, order) {
      const { rows } = await sql<Row>`
        select ${all(coupleId)} from ${table} where couple_id = ${coupleId} order by ${order}`.execute(db);
      return rows;
    },
    find: (db, coupleId, id) => first(db, sql<Row>`select ${all(coupleId)} from ${table} where ${isOne(coupleId, id)}`),
    lock: (tx, coupleId, id) =>
      first(tx, sql<Stored>`select ${stored} from ${table} where ${isOne(coupleId, id)} for update`),
    insert(tx, coupleId, _proof, values) {
      touched(tx, coupleId, values.id);
      const row = Object.entries(toRow({ ...withoutUndefined(values), coupleId }));
      const names = sql.join(row.map(([column]) => sql.ref(column)));
      const cells = sql.join(row.map(([, value]: [string, unknown]) => value));
      return only(tx, sql<Stored>`insert into ${table} (${names}) values (${cells}) returning ${stored}`);
    },
    update(tx, coupleId, id, change) {
      touched(tx, coupleId, id);
      const row = Object.entries(toRow(withoutUndefined(change))).filter(([column]) => column !== 'id');
      const values = sql.join(row.map(([column, value]) => sql`${sql.ref(column)} = ${value}`));
      return only(tx, sql<Stored>`update ${table} set ${values} where ${isOne(coupleId, id)} returning ${stored}`);
    },
    async remove(tx, coupleId, id) {
      const removed = await first(
        tx,
        sql<Stored>`delete from ${table} where ${isOne(coupleId, id)} returning ${stored}`,
      );
      if (removed) touched(tx, coupleId, id);
      return removed;
    },
  };
}

async function first<Found>(db: Database, query: RawBuilder<Found>): Promise<Found | undefined> {
  return (await query.execute(db)).rows[0];
}

async function only<Found>(tx: Transaction, query: RawBuilder<Found>): Promise<Found> {
  const found = await first(tx, query);
  if (!found) throw new Error('A written row was not returned');
  return found;
}
