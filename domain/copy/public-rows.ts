import { toSettlement } from '#domain/balance/rules.ts';
import { showMoment } from '#domain/daily-moment/public-form.ts';
import { toExpense, toPrivateExpense } from '#domain/expenses/public-form.ts';
import { toMemory } from '#domain/memories/public-form.ts';
import { toRecurring } from '#domain/recurring/public-form.ts';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import type { CopiedResource } from './resources.ts';
import type { CopiedRow } from './rows.ts';

/** A recurring expense with its taken days; none for one that only this device has. */
type CopiedRecurring = RecurringExpense & { takenOn?: readonly string[] };

/** The public forms of rows whose stored facts differ from what the API lists. `memberIds` are the partners of today. */
const publicForms = {
  expenses: (row: CopiedRow<'expenses'>) => toExpense(row),
  privateExpenses: (row: CopiedRow<'privateExpenses'>) => toPrivateExpense(row),
  memories: (row: CopiedRow<'memories'>) => toMemory(row),
  moments: (row: CopiedRow<'moments'>) => showMoment(row),
  recurring: (row: CopiedRow<'recurring'>, memberIds: readonly string[]): CopiedRecurring => ({
    ...toRecurring(row, memberIds),
    takenOn: row.takenOn,
  }),
  settlements: (row: CopiedRow<'settlements'>) => ({ ...toSettlement(row), since: row.since }),
} as const satisfies {
  [Resource in CopiedResource]?: (row: CopiedRow<Resource>, memberIds: readonly string[]) => object;
};

type Forms = typeof publicForms;

/** A row of the copy in its public form. */
export type PublicRow<Resource extends CopiedResource> = Resource extends keyof Forms
  ? ReturnType<Forms[Resource]>
  : CopiedRow<Resource>;

/** Returns a row of the copy in its public form. */
export function toPublicRow<Resource extends CopiedResource>(
  resource: Resource,
  row: CopiedRow<Resource>,
  memberIds: readonly string[],
): PublicRow<Resource> {
  const forms: Partial<Record<CopiedResource, (row: never, memberIds: readonly string[]) => unknown>> = publicForms;
  const form = forms[resource];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a resource's form takes its rows
  return (form ? form(row as never, memberIds) : row) as PublicRow<Resource>;
}
