import type { ApiClient } from '#tests/support/visitor.ts';

/** A read of the copy with an input, and the API's answer to the same question. */
export interface PublicAnswer {
  input: unknown;
  answer: unknown;
  /** True for rows in no order. */
  isUnordered?: boolean;
}

/** Answers of the API to the reads that devices make of their copy, by the names in `client/features/<noun>/reads.ts`. */
export const publicAnswers: Readonly<Record<string, (api: ApiClient) => Promise<PublicAnswer[]>>> = {
  notesRead: async (api) => [{ input: null, answer: await api.notes.list() }],
  importantDatesRead: async (api) => [{ input: null, answer: await api.importantDates.list() }],
  listsRead: async (api) => [{ input: null, answer: await api.lists.list() }],
  listItemsRead: async (api) => ofEach(await api.lists.list(), (list) => api.lists.listItems(list)),
  allItemsRead: async (api) => {
    const items = await ofEach(await api.lists.list(), (list) => api.lists.listItems(list));
    return [{ input: null, answer: items.flatMap(({ answer }) => answer), isUnordered: true }];
  },
  unpaidItemsRead: async (api) => {
    const expenseIds = new Set<string | null>((await api.expenses.list()).map(({ id }) => id));
    const lists = await ofEach(await api.lists.list(), (list) => api.lists.listItems(list));
    return lists.map(({ input, answer }) => {
      const unpaid = answer.filter(({ isDone, expenseId }) => isDone && !expenseIds.has(expenseId));
      return { input, answer: new Set(unpaid.map(({ id }) => id)) };
    });
  },
  expensesRead: async (api) => [
    { input: {}, answer: await api.expenses.list() },
    { input: { category: 'food' }, answer: await api.expenses.list({ category: 'food' }) },
  ],
  ownSumsRead: async (api) => {
    const months = new Set((await api.expenses.list()).map(({ spentOn }) => spentOn.slice(0, 7)));
    return Promise.all(
      [...months].map(async (month) => ({ input: month, answer: await api.statement.readMine({ month }) })),
    );
  },
  expenseTitlesRead: async (api) => [{ input: null, answer: await api.expenses.listTitles(), isUnordered: true }],
  summaryRead: async (api) => [{ input: null, answer: await api.statement.readSummary() }],
  statementRead: async (api) => [{ input: { by: 'year' }, answer: await api.statement.read({ by: 'year' }) }],
  balanceRead: async (api) => [{ input: null, answer: await api.balance.read() }],
  settlementsRead: async (api) => [{ input: null, answer: await api.balance.listSettlements() }],
  budgetsRead: async (api) => [{ input: null, answer: await api.budgets.list() }],
  recurringRead: async (api) => [{ input: null, answer: await api.recurring.list() }],
  goalsRead: async (api) => [{ input: null, answer: await api.goals.list() }],
  goalEntriesRead: async (api) => ofEach(await api.goals.list(), (goal) => api.goals.listEntries(goal)),
  memoriesRead: async (api) => [{ input: null, answer: await api.memories.list() }],
  datesRead: async (api) => [{ input: null, answer: await api.dates.list() }],
  nudgesRead: async (api) => [{ input: null, answer: await api.nudges.received() }],
  panchangPreferencesRead: async (api) => [{ input: null, answer: await api.panchang.getPreferences() }],
  availabilityRead: async (api) => [{ input: null, answer: await api.availability.get() }],
};

/** Reads that the API answers in another shape, which other tests compare. */
export const OF_ANOTHER_SHAPE: ReadonlySet<string> = new Set([
  'answersRead',
  'calendarRead',
  'commentsRead',
  'earlierMomentsRead',
  'fromPartnerRead',
  'recentExpensesRead',
  'seriesRead',
  'spendingRead',
  'todaysMomentRead',
]);

async function ofEach<Answer>(
  rows: readonly { id: string }[],
  read: (input: { id: string }) => Promise<Answer>,
): Promise<{ input: { id: string }; answer: Answer }[]> {
  return Promise.all(rows.map(async ({ id }) => ({ input: { id }, answer: await read({ id }) })));
}
