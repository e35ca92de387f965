import { snakeCase } from '#domain/kernel/text/snake-case.ts';
import { isOfCouple, type RecordKind, trashedRecords } from '#domain/registry/records.ts';
import type { Person } from '../people.ts';
import { callApi, createRecord, Kept, listRecords, type RecordCalls, recordCalls } from './calls.ts';

/** A kind of record that can be deleted and restored. */
export interface Kind {
  kind: RecordKind;
  calls: RecordCalls;
  /** Creates a record with every field, to compare the whole restored record. */
  create: (person: Person) => Promise<Kept>;
  list: (person: Person) => Promise<Kept[]>;
  delete: (person: Person, id: string) => Promise<unknown>;
  restore: (person: Person, id: string) => Promise<unknown>;
  /** The facts of a record that the trash shows. */
  shown: (record: Kept) => { title: unknown; day: unknown; amount: unknown };
}

/** Changes of a new record that fill in what its form does not. */
const afterCreation: Partial<Record<RecordKind, (person: Person, id: string) => Promise<unknown>>> = {
  goal: ({ api }, id) => api.goals.addMoney({ id, amount: '99.90' }),
};

/** Returns the calls of private expenses, which are those of expenses with another audience. */
function findPrivate(record: RecordCalls['record']): RecordCalls | undefined {
  const calls = recordCalls.find((each) => each.record.name === 'expenses');
  if (!calls || record.name !== 'privateExpenses') return undefined;
  return { ...calls, record, fields: (options) => ({ ...calls.fields(options), audience: 'me' }) };
}

export const kinds: readonly Kind[] = trashedRecords.map((record) => {
  const { kind, ...columns }: { kind: RecordKind; day?: string; amount?: string } = record.trash;
  const calls = recordCalls.find((each) => each.record === record) ?? findPrivate(record);
  if (!calls) throw new Error(`No endpoint creates records of the kind ${kind}`);
  const valueOf = (kept: Kept, column: string | undefined) =>
    Object.entries(kept).find(([field]) => snakeCase(field) === column)?.[1] ?? null;
  return {
    kind,
    calls,
    async create(person) {
      const created = await createRecord(person, calls);
      const changed = await afterCreation[kind]?.(person, created.id);
      return changed === undefined ? created : Kept.parse(changed);
    },
    list: (person) => listRecords(person, calls),
    delete: (person, id) => callApi(person, 'DELETE', `${calls.path}/${id}`),
    restore: (person, id) => callApi(person, 'POST', `${calls.path}/${id}/restore`),
    shown: (kept) => ({
      title: kept['title'],
      day: valueOf(kept, columns.day),
      amount: valueOf(kept, columns.amount),
    }),
  };
});

export const sharedKinds: readonly RecordKind[] = trashedRecords.filter(isOfCouple).map(({ trash }) => trash.kind);

export function kindOf(kind: RecordKind): Kind {
  const found = kinds.find((each) => each.kind === kind);
  if (!found) throw new Error(`No record has the kind ${kind}`);
  return found;
}
