import { z } from 'zod';
import { contract } from '#domain/api.ts';
import type { RecordDefinition } from '#domain/kernel/record-definition.ts';
import { records } from '#domain/registry/records.ts';
import { listEndpoints, type ListedEndpoint } from '#server/http/api.ts';
import { decodeApiError } from '../api-error.ts';
import type { Visitor } from '../visitor.ts';
import { type Fields, fillFields, type Sample } from './fields.ts';

/** A record in a response. */
export const Kept = z.looseObject({ id: z.string(), updatedAt: z.string() });
export type Kept = z.infer<typeof Kept>;

/** The calls on one kind of record, found in the contract by the path of its list. */
export interface RecordCalls {
  record: RecordDefinition;
  path: string;
  create: ListedEndpoint;
  change: ListedEndpoint | undefined;
  delete: ListedEndpoint | undefined;
  restore: ListedEndpoint | undefined;
  /** Finds a further endpoint by the end of its path. */
  find: (suffix: string, ...methods: string[]) => ListedEndpoint | undefined;
  /** Returns a body that creates a record, with every field or the required ones. */
  fields: (options?: Partial<Sample> & { only?: 'required' }) => Fields;
}

const endpoints = listEndpoints(contract);
/** Fields that a rule beside the schema demands or restricts, by record. */
const ruled: Readonly<Record<string, Fields>> = {
  expenses: { spentOn: '2026-01-14', audience: 'both', surpriseUntil: null },
  recurringExpenses: { amount: '9000' },
  importantDates: { date: '2026-11-10', calendar: 'tithi', tithi: { month: 1, paksha: 'sud', tithi: 1 } },
};
const definitions: readonly RecordDefinition[] = records;

/**
 * Records that no form of fields makes: the same wish for dates counts once, an import brings rows of a file, and
 * private expenses are made by the form of expenses.
 */
const madeOtherwise: ReadonlySet<string> = new Set(['datePreferences', 'expenseImports', 'privateExpenses']);

/** Every kind of record that members create under the path of its list. */
export const recordCalls: readonly RecordCalls[] = definitions.flatMap((record) => {
  if (madeOtherwise.has(record.name)) return [];
  const lists = [`${record.resource}.list`, `${record.resource}.list${capitalise(record.name)}`];
  const path = endpoints.find(({ name }) => lists.includes(name))?.path;
  // Records within others are created under the path of those.
  if (path === undefined || path.includes('{')) return [];
  const find = (suffix: string, ...methods: string[]) =>
    endpoints.find((each) => each.path === path + suffix && methods.includes(each.method));
  const create = find('', 'POST');
  if (!create) return [];
  const input = create.endpoint['~orpc'].inputSchema;
  if (!(input instanceof z.ZodObject)) throw new Error(`${create.name} takes no object`);
  return {
    record,
    path,
    find,
    create,
    change: find('/{id}', 'PATCH', 'PUT'),
    delete: find('/{id}', 'DELETE'),
    restore: find('/{id}/restore', 'POST'),
    fields: (options) => ({
      ...fillFields(input, options),
      ...ruled[record.name],
    }),
  };
});

/** Calls an address with JSON and returns the content. Rejects as the typed client does. */
export async function callApi(person: Visitor, method: string, path: string, body?: Fields): Promise<unknown> {
  const response = await person.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const content: unknown = text === '' ? null : JSON.parse(text);
  if (!response.ok) throw decodeApiError(content, response);
  return content;
}

/** Creates a record with every field, or the given ones. */
export async function createRecord(
  person: Visitor,
  { path, fields }: RecordCalls,
  given: Fields = fields(),
): Promise<Kept> {
  return Kept.parse(await callApi(person, 'POST', path, given));
}

export async function listRecords(person: Visitor, { path }: RecordCalls): Promise<Kept[]> {
  return z.array(Kept).parse(await callApi(person, 'GET', path));
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
