import { z } from 'zod';
import {
  basis,
  clearableDate,
  id,
  instant,
  newId,
  recordId,
  requiredText,
  wholeNumber,
} from '#domain/kernel/fields.ts';
import {
  LIST_DEFAULTS,
  LIST_KINDS,
  LIST_LENGTHS,
  LIST_LIMITS,
  listsFault,
  REPEAT_INTERVAL,
  REPEAT_UNITS,
} from './facts.ts';

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
  interval: wholeNumber(REPEAT_INTERVAL, listsFault('repeatInvalid')),
});
export type Repeat = z.infer<typeof Repeat>;

/**
 * `doneBy`, `assigneeId` and `assignedBy` are `null` once the account is deleted. `position` orders the open items.
 */
export const ListItem = z.object({
  id,
  listId: id,
  text: z.string(),
  isDone: z.boolean(),
  doneBy: id.nullable(),
  doneAt: instant.nullable(),
  assigneeId: id.nullable(),
  /** Instant at which the item was given to its assignee; `null` without one. */
  assignedAt: instant.nullable(),
  assignedBy: id.nullable(),
  dueOn: z.string().nullable(),
  repeat: Repeat.nullable(),
  inTurn: z.boolean(),
  position: z.number(),
  /** The expense that its cost is part of, which may be gone since. */
  expenseId: id.nullable(),
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
export const byId = z.object({ id: recordId });
export const itemId = byId.extend({ itemId: recordId });
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

export const itemIds = z
  .array(z.guid({ error: listsFault('itemsInvalid') }).toLowerCase(), { error: listsFault('itemsInvalid') })
  .max(2 * LIST_LIMITS.items, { error: listsFault('itemsInvalid') });
export const ClearDoneInput = byId.extend({ itemIds: itemIds.optional() });
export type ClearDoneInput = z.output<typeof ClearDoneInput>;
export const RestoreItemsInput = byId.extend({ itemIds });
export type RestoreItemsInput = z.output<typeof RestoreItemsInput>;
export const ItemCount = z.object({ count: z.number().int() });
