import { z } from 'zod';
import { IDEMPOTENCY_KEY } from '#domain/system/facts.ts';
import { COPY_ROWS_MAX, NAMED_KEYS_MAX } from './facts.ts';
import { COPIED_RESOURCES, type CopiedResource } from './resources.ts';
import { copiedRows, type CopiedRow } from './rows.ts';

/** Rows of the copy, by resource. */
export type CopiedRows = { [Resource in CopiedResource]?: CopiedRow<Resource>[] | undefined };

/** Keys of changes, separated by commas. */
const keys = z
  .string()
  .transform((text) => text.split(',').filter((key) => key !== ''))
  .pipe(z.array(z.string().regex(IDEMPOTENCY_KEY)).max(NAMED_KEYS_MAX));

/**
 * `since` is the position of the device's copy; without it, or if its feed does not reach back to it, everything comes
 * again. `cursor` asks for the next part of an answer, of a whole copy with the rows of `first` ahead of others. `named`
 * are the keys of changes of which a whole copy says whether it contains them.
 */
export const CopyQuery = z
  .object({
    since: z.string().max(200).optional(),
    cursor: z.string().max(1000).optional(),
    first: z.enum(COPIED_RESOURCES).optional(),
    named: keys.optional(),
    /** Rows of the answer at most; bytes may end it before. */
    limit: z.coerce.number().int().min(1).max(COPY_ROWS_MAX).optional(),
  })
  .optional();
export type CopyQuery = z.infer<typeof CopyQuery>;

const listsOfRows = z.object({
  members: z.array(copiedRows.members),
  couples: z.array(copiedRows.couples),
  fromPartner: z.array(copiedRows.fromPartner),
  splitting: z.array(copiedRows.splitting),
  budgets: z.array(copiedRows.budgets),
  importantDates: z.array(copiedRows.importantDates),
  dates: z.array(copiedRows.dates),
  dateSeries: z.array(copiedRows.dateSeries),
  answers: z.array(copiedRows.answers),
  moments: z.array(copiedRows.moments),
  goals: z.array(copiedRows.goals),
  lists: z.array(copiedRows.lists),
  listItems: z.array(copiedRows.listItems),
  recurring: z.array(copiedRows.recurring),
  memories: z.array(copiedRows.memories),
  nudges: z.array(copiedRows.nudges),
  notes: z.array(copiedRows.notes),
  settlements: z.array(copiedRows.settlements),
  expenses: z.array(copiedRows.expenses),
  privateExpenses: z.array(copiedRows.privateExpenses),
  comments: z.array(copiedRows.comments),
  goalEntries: z.array(copiedRows.goalEntries),
  availability: z.array(copiedRows.availability),
  panchangPreferences: z.array(copiedRows.panchangPreferences),
  achievements: z.array(copiedRows.achievements),
} satisfies Record<CopiedResource, z.ZodType>);

/**
 * News for a member's copy: `rows` as they are now, `gone` ids that the member does not see any more, `done` keys of
 * the member's changes that it contains. With a `cursor` there is more, and the copy has the `position` once all of it is
 * there. A whole copy (`isWhole`) takes the place of everything before once the changes since its position are there too;
 * `complete` are its resources of which no row is missing any more.
 */
export const CopyPart = z.object({
  position: z.string(),
  rows: listsOfRows.partial(),
  gone: z.partialRecord(z.enum(COPIED_RESOURCES), z.array(z.string())),
  done: z.array(z.string()),
  isWhole: z.boolean(),
  complete: z.array(z.enum(COPIED_RESOURCES)),
  /** Calendar day in India on which the rows of a first page are all that Home shows of long resources. */
  homeOn: z.string().nullable(),
  cursor: z.string().nullable(),
});
export type CopyPart = z.infer<typeof CopyPart>;
