import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

export const lists = {
  name: 'lists',
  owner: 'couple',
  resource: 'lists',
  copiedAs: 'lists',
  exportedAs: 'lists',
  takesId: true,
  trash: { kind: 'list' },
  countedAs: 'lists',
  onLeaving: 'author',
} as const satisfies RecordDefinition;

/** Items of lists. Those of a list in the trash stay in their table. */
export const listItems = {
  name: 'listItems',
  owner: 'couple',
  copiedAs: 'listItems',
  partOf: { of: ['lists'], column: 'list_id' },
  exportedAs: 'list-items',
  takesId: true,
  countedAs: null,
  onLeaving: { of: 'lists', column: 'list_id', isWrittenByBoth: true },
} as const satisfies RecordDefinition;
