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
};

async function ofEach(
  rows: readonly { id: string }[],
  read: (input: { id: string }) => Promise<unknown>,
): Promise<PublicAnswer[]> {
  return Promise.all(rows.map(async ({ id }) => ({ input: { id }, answer: await read({ id }) })));
}
