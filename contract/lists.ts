import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import {
  LIST_DEFAULTS,
  LIST_KINDS,
  LIST_LENGTHS,
  LIST_LIMITS,
  REPEAT_INTERVAL,
  REPEAT_UNITS,
} from './constants/lists.ts';
import type { Change } from './constants/resources.ts';
import { endpoint } from './endpoint.ts';
import { basis, clearableDate, id, instant, newId, recordId, requiredText } from './fields.ts';

export interface ListsFaults {
  assigneeInvalid: [];
  choiceInvalid: [];
  dayInvalid: [];
  itemsInvalid: [];
  kindInvalid: [];
  positionInvalid: [];
  repeatInvalid: [];
  textRequired: [];
  titleRequired: [];
}
export const listsFault = faultsOf<ListsFaults>('lists');

/** A list of the couple. Its items change `updatedAt` too. */
export const List = z.object({
  id,
  title: z.string(),
  kind: z.enum(LIST_KINDS),
  itemCount: z.number().int(),
  openCount: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
});
export type List = z.infer<typeof List>;

export const Repeat = z.object({
  every: z.enum(REPEAT_UNITS, { error: listsFault('repeatInvalid') }),
  interval: z
    .int({ error: listsFault('repeatInvalid') })
    .min(REPEAT_INTERVAL.min, { error: listsFault('repeatInvalid') })
    .max(REPEAT_INTERVAL.max, { error: listsFault('repeatInvalid') }),
});
export type Repeat = z.infer<typeof Repeat>;

/** `doneBy` and `assigneeId` are `null` once the account is deleted. `position` orders the open items. */
export const ListItem = z.object({
  id,
  listId: id,
  text: z.string(),
  isDone: z.boolean(),
  doneBy: id.nullable(),
  doneAt: instant.nullable(),
  assigneeId: id.nullable(),
  dueOn: z.string().nullable(),
  repeat: Repeat.nullable(),
  inTurn: z.boolean(),
  position: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type ListItem = z.infer<typeof ListItem>;

/** An item with the next one that a tick made of a repeated item. */
export const ChangedListItem = ListItem.extend({ next: ListItem.nullable() });
export type ChangedListItem = z.infer<typeof ChangedListItem>;

const kind = z.enum(LIST_KINDS, { error: listsFault('kindInvalid') });
const listFields = z.object({ title: requiredText(listsFault('titleRequired'), LIST_LENGTHS.title), kind });
export const ListInput = listFields.extend({ id: newId, kind: kind.default(LIST_DEFAULTS.kind) });
export type ListInput = z.output<typeof ListInput>;
export const ListPatch = listFields.partial().extend({ id: recordId, updatedAt: basis });
export type ListPatch = z.output<typeof ListPatch>;

const flag = z.boolean({ error: listsFault('choiceInvalid') });
const itemFields = z.object({
  text: requiredText(listsFault('textRequired'), LIST_LENGTHS.text),
  assigneeId: z
    .guid({ error: listsFault('assigneeInvalid') })
    .toLowerCase()
    .nullish(),
  dueOn: clearableDate(listsFault('dayInvalid')),
  repeat: Repeat.nullish(),
  inTurn: flag.optional(),
});
const byId = z.object({ id: recordId });
const itemId = byId.extend({ itemId: recordId });
/** In the body, `id` is the new item's; in the path, the list's is `listId`. */
const inList = z.object({ listId: recordId });
const position = z.number({ error: listsFault('positionInvalid') }).optional();
/** Without a `position`, the item is the last. */
export const ListItemInput = inList.extend(itemFields.shape).extend({ id: newId, position });
export type ListItemInput = z.output<typeof ListItemInput>;
export const ListItemPatch = itemId.extend(itemFields.partial().shape).extend({
  isDone: flag.optional(),
  position,
  updatedAt: basis,
});
export type ListItemPatch = z.output<typeof ListItemPatch>;

const itemIds = z
  .array(z.guid({ error: listsFault('itemsInvalid') }).toLowerCase(), { error: listsFault('itemsInvalid') })
  .max(2 * LIST_LIMITS.items, { error: listsFault('itemsInvalid') });
export const ClearDoneInput = byId.extend({ itemIds: itemIds.optional() });
export type ClearDoneInput = z.output<typeof ClearDoneInput>;
export const RestoreItemsInput = byId.extend({ itemIds });
export type RestoreItemsInput = z.output<typeof RestoreItemsInput>;
export const ItemCount = z.object({ count: z.number().int() });

const changes: readonly Change[] = ['lists'];

export const lists = {
  list: endpoint({
    route: 'GET /api/lists',
    access: 'member',
    canLag: true,
    summary: 'The couple’s lists, the latest changed first',
    output: z.array(List),
  }),
  create: endpoint({
    route: 'POST /api/lists',
    access: 'member',
    takesIdempotencyKey: true,
    summary: `Start a list; a couple has at most ${LIST_LIMITS.lists}`,
    input: ListInput,
    output: List,
    status: 201,
    changes: [...changes, 'firstRecord'],
  }),
  update: endpoint({
    route: 'PATCH /api/lists/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change a list’s title or kind; either partner may',
    input: ListPatch,
    output: List,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/lists/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a list with its items; either partner may, and for 30 days either can restore it',
    input: byId,
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/lists/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted list with its items; either partner may',
    input: byId,
    output: List,
    changes: [...changes, 'trash'],
  }),
  listItems: endpoint({
    route: 'GET /api/lists/{id}/items',
    access: 'member',
    canLag: true,
    summary: 'The items of a list: open ones in their order, then done ones, the latest first',
    input: byId,
    output: z.array(ListItem),
  }),
  createItem: endpoint({
    route: 'POST /api/lists/{listId}/items',
    access: 'member',
    takesIdempotencyKey: true,
    summary: `Add an item at the end of a list; a list has at most ${LIST_LIMITS.items}`,
    input: ListItemInput,
    output: ListItem,
    status: 201,
    changes: [...changes, 'notifications'],
  }),
  updateItem: endpoint({
    route: 'PATCH /api/lists/{id}/items/{itemId}',
    access: 'member',
    takesIdempotencyKey: true,
    summary:
      'Change an item, tick or untick it. A tick of a repeated item makes the `next` one; unticking takes it back unless it was changed. `isDone` and `position` need no base version',
    input: ListItemPatch,
    output: ChangedListItem,
    changes: [...changes, 'notifications'],
  }),
  deleteItem: endpoint({
    route: 'DELETE /api/lists/{id}/items/{itemId}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete an item; for a day it can be restored',
    input: itemId,
    status: 204,
    changes: [...changes, 'notifications'],
  }),
  clearDone: endpoint({
    route: 'POST /api/lists/{id}/clear-done',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete the done items of a list, or those of `itemIds` that are done; for a day they can be restored',
    input: ClearDoneInput,
    output: ItemCount,
    changes,
  }),
  restoreItems: endpoint({
    route: 'POST /api/lists/{id}/restore-items',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back deleted items of a list, within a day',
    input: RestoreItemsInput,
    output: ItemCount,
    changes,
  }),
};
