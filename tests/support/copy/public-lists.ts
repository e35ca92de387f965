import { isDeepStrictEqual } from 'node:util';
import { toAvailability } from '#domain/availability/hours.ts';
import { readBalance, toSettlement } from '#domain/balance/rules.ts';
import { StoredSettlement } from '#domain/balance/schema.ts';
import { toBudgets } from '#domain/budgets/rules.ts';
import { listEntries, toRange } from '#domain/calendar/entries.ts';
import { toPublicRow } from '#domain/copy/public-rows.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';
import type { CopiedRow } from '#domain/copy/rows.ts';
import { showMoment, toMoment, withoutPhotos } from '#domain/daily-moment/public-form.ts';
import { toExpense, toPrivateExpense } from '#domain/expenses/public-form.ts';
import { isPrivate } from '#domain/expenses/rules.ts';
import { StoredExpense, StoredPrivateExpense } from '#domain/expenses/schema.ts';
import { shownRange } from '#domain/kernel/calendar.ts';
import { toLists } from '#domain/lists/public-form.ts';
import { toMemory } from '#domain/memories/public-form.ts';
import { StoredMemory } from '#domain/memories/schema.ts';
import { toPanchangPreferences } from '#domain/panchang/public-form.ts';
import { toRecurring } from '#domain/recurring/public-form.ts';
import { StoredRecurringExpense } from '#domain/recurring/schema.ts';
import { summarise, sumStatement } from '#domain/statement/sum-expenses.ts';
import { sumMonth } from '#domain/statement/tally.ts';
import { nextDayOfTithi } from '#server/features/panchang/city-service.ts';
import type { Person } from '../people.ts';
import type { ApiClient } from '../visitor.ts';
import type { CopiedById } from './device.ts';

type Row = Readonly<Record<string, unknown>>;
type ReadList = (api: ApiClient) => Promise<Row[]>;

/** The member's public lists by the resource of the copy that has the same records. */
const lists: Partial<Readonly<Record<CopiedResource, ReadList>>> = {
  dates: (api) => api.dates.list(),
  memories: (api) => api.memories.list(),
  expenses: async (api) => (await api.expenses.list()).filter((expense) => !isPrivate(expense)),
  privateExpenses: async (api) => (await api.expenses.list()).filter(isPrivate),
  importantDates: (api) => api.importantDates.list(),
  goals: (api) => api.goals.list(),
  lists: (api) => api.lists.list(),
  listItems: async (api) => ofEach(await api.lists.list(), ({ id }) => api.lists.listItems({ id })),
  recurring: (api) => api.recurring.list(),
  nudges: (api) => api.nudges.list(),
  notes: (api) => api.notes.list(),
  settlements: (api) => api.balance.listSettlements(),
  goalEntries: async (api) => {
    const entries = await ofEach(await api.goals.list(), ({ id }) => api.goals.listEntries({ id }));
    // The amount saved before entries were recorded is no row.
    return entries.filter(({ kind }) => kind !== 'opening');
  },
  comments: async (api) => [
    ...(await ofEach(await api.dates.list(), ({ id }) => api.dates.comments({ id }))),
    ...(await ofEach(await api.memories.list(), ({ id }) => api.memories.comments({ id }))),
  ],
  budgets: async (api) => (await api.budgets.list()).map((budget) => ({ ...budget, id: budget.category })),
  answers: async (api) => (await api.dailyQuestion.history()).map((day) => ({ ...day, questionId: day.question.id })),
  couples: async (api) => [(await api.couples.current()) ?? []].flat(),
};

/** The public forms of stored rows, by resource. */
const publicForms: Partial<Readonly<Record<CopiedResource, (row: Row, memberIds: readonly string[]) => object>>> = {
  expenses: (row) => toExpense(StoredExpense.parse(row)),
  privateExpenses: (row) => toPrivateExpense(StoredPrivateExpense.parse(row)),
  memories: (row) => toMemory(StoredMemory.parse(row)),
  recurring: (row, memberIds) => toRecurring(StoredRecurringExpense.parse(row), memberIds),
  settlements: (row) => toSettlement(StoredSettlement.parse(row)),
};

async function ofEach(rows: readonly { id: string }[], read: (row: { id: string }) => Promise<Row[]>): Promise<Row[]> {
  return (await Promise.all(rows.map(read))).flat();
}

/**
 * Returns what the copy and the public reads of a member do not have alike: rows, and sums over them. `today` is the
 * server's date in India.
 */
export async function compareWithReads(
  { api, user }: Pick<Person, 'api' | 'user'>,
  copy: CopiedById,
  today: string,
): Promise<string[]> {
  const found = await Promise.all([
    ...Object.entries(lists).map(async ([resource, read]) =>
      compareList(resource as CopiedResource, await read(api), copy),
    ),
    compareComputed(api, copy, { memberId: user.id, today }),
  ]);
  return found.flat();
}

/** Returns the rows of a resource in the copy. */
function rowsOf<Resource extends CopiedResource>(copy: CopiedById, resource: Resource): CopiedRow<Resource>[] {
  const rows = [...copy].filter(([name]) => name.startsWith(`${resource}/`)).map(([, row]) => row);
  return rows as CopiedRow<Resource>[];
}

/** Compares the reads that a device computes from several rows. */
async function compareComputed(
  api: ApiClient,
  copy: CopiedById,
  { memberId, today }: { memberId: string; today: string },
): Promise<string[]> {
  const expenses = rowsOf(copy, 'expenses').map(toExpense);
  const memberIds = rowsOf(copy, 'members').map(({ id }) => id);
  const partner = rowsOf(copy, 'members').find(({ id }) => id !== memberId) ?? null;
  const month = shownRange(today.slice(0, 7));
  const [summary, statement, balance, budgets, shownLists, entries, { timezone, hours }, moment, seen, panchang] =
    await Promise.all([
      api.statement.readSummary(),
      api.statement.read({ by: 'year' }),
      api.balance.read(),
      api.budgets.list(),
      api.lists.list(),
      api.calendar.read(month),
      api.availability.get(),
      api.dailyMoment.get(),
      api.fromPartner.get(),
      api.panchang.getPreferences(),
    ]);
  const computed = {
    summary: [summary, summarise(expenses, rowsOf(copy, 'goals'), today)],
    statement: [statement, sumStatement(expenses, statement)],
    balance: [
      balance,
      readBalance(
        rowsOf(copy, 'splitting')[0],
        { memberId, partner },
        { expenses, settlements: rowsOf(copy, 'settlements') },
      ),
    ],
    budgets: [
      budgets,
      toBudgets(
        rowsOf(copy, 'budgets').map(({ id: _id, ...row }) => row),
        sumMonth(expenses, today.slice(0, 7)),
      ),
    ],
    moment: [
      moment,
      toMoment(
        rowsOf(copy, 'moments')
          .map(showMoment)
          .find(({ day }) => day === today) ?? withoutPhotos(today, partner !== null),
        today,
      ),
    ],
    fromPartner: [seen, { seenUpTo: rowsOf(copy, 'fromPartner').find(({ id }) => id === memberId)?.seenUpTo ?? null }],
    availability: [{ timezone, hours }, toAvailability(rowsOf(copy, 'availability'), memberId)],
    panchangPreferences: [panchang, toPanchangPreferences(rowsOf(copy, 'panchangPreferences'), memberId)],
    calendar: [
      entries,
      listEntries(
        {
          dates: rowsOf(copy, 'dates'),
          importantDates: rowsOf(copy, 'importantDates'),
          recurring: rowsOf(copy, 'recurring').map((row) => toPublicRow('recurring', row, memberIds)),
          lists: rowsOf(copy, 'lists'),
          items: rowsOf(copy, 'listItems'),
        },
        toRange(month, timezone),
        nextDayOfTithi,
      ),
    ],
    lists: [shownLists, toLists(rowsOf(copy, 'lists'), rowsOf(copy, 'listItems'))],
  };
  return Object.entries(computed)
    .filter(([, [read, own]]) => !isDeepStrictEqual(read, own))
    .map(([name, [read, own]]) => `${name}: ${JSON.stringify(read)} and ${JSON.stringify(own)}`);
}

function compareList(resource: CopiedResource, rows: readonly Row[], copy: CopiedById): string[] {
  const copied = [...copy.keys()].filter((name) => name.startsWith(`${resource}/`));
  const listed = new Set(rows.map(({ id }) => `${resource}/${String(id)}`));
  const memberIds = [...copy.keys()].flatMap((key) => (key.startsWith('members/') ? key.slice('members/'.length) : []));
  const isCommented = resource === 'comments';
  const unlisted = copied
    .filter((name) => !listed.has(name))
    // Comments on days' answers are in no list of these.
    .filter((name) => !isCommented || (copy.get(name) as Row)['subjectKind'] !== 'daily_question');
  return [
    ...unlisted.map((name) => `${name} is in the copy alone`),
    ...rows.flatMap((row) =>
      compareRow(resource, row, copy.get(`${resource}/${String(row['id'])}`) as Row | undefined, memberIds),
    ),
  ];
}

function compareRow(
  resource: CopiedResource,
  row: Row,
  copied: Row | undefined,
  memberIds: readonly string[],
): string[] {
  const name = `${resource}/${String(row['id'])}`;
  if (!copied) return [`${name} is in the list alone`];
  const form: Row = { ...(publicForms[resource]?.(copied, memberIds) ?? copied) };
  const isWhole = publicForms[resource] !== undefined;
  return Object.keys(row)
    .filter((field) => isWhole || field in form)
    .filter((field) => !isDeepStrictEqual(row[field], form[field]))
    .map((field) => `${name}.${field}: ${JSON.stringify(row[field])} and ${JSON.stringify(form[field])}`);
}
