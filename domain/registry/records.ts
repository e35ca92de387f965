import { achievementAwards, coupleAchievements } from '#domain/achievements/record.ts';
import { availabilities } from '#domain/availability/record.ts';
import { moneySplitting, settlements } from '#domain/balance/record.ts';
import { budgets } from '#domain/budgets/record.ts';
import { busyCalendars } from '#domain/busy-calendars/record.ts';
import { comments } from '#domain/comments/record.ts';
import { conciergeRequests } from '#domain/concierge/record.ts';
import { dailyMoments } from '#domain/daily-moment/record.ts';
import { dailyAnswers, dailyQuestions } from '#domain/daily-question/record.ts';
import { datePreferences } from '#domain/date-preferences/record.ts';
import { dateEvents, dateSeries } from '#domain/dates/record.ts';
import { expenseDebts, expenses, privateExpenses, privatePhotos } from '#domain/expenses/record.ts';
import { partnerViews } from '#domain/from-partner/record.ts';
import { savingsEntries, savingsGoals } from '#domain/goals/record.ts';
import { importantDates } from '#domain/important-dates/record.ts';
import { expenseImports, privateImports } from '#domain/imports/record.ts';
import type { RecordDefinition } from '#domain/kernel/record-definition.ts';
import { type SnakeCase, snakeCase } from '#domain/kernel/text/snake-case.ts';
import { listItems, lists } from '#domain/lists/record.ts';
import { memories, memoryPhotos } from '#domain/memories/record.ts';
import { notes } from '#domain/notes/record.ts';
import { nudges } from '#domain/nudges/record.ts';
import { yearBooks } from '#domain/our-year/record.ts';
import { panchangPreferences } from '#domain/panchang/record.ts';
import { photos } from '#domain/photos/record.ts';
import { recurringExpenseDays, recurringExpenses } from '#domain/recurring/record.ts';

/**
 * Every kind of record of members and couples. Rows that refer to others come after them, so that a couple's rows can be
 * moved in this order.
 */
export const records = [
  photos,
  memories,
  memoryPhotos,
  dateSeries,
  dateEvents,
  expenses,
  expenseDebts,
  moneySplitting,
  settlements,
  budgets,
  recurringExpenses,
  recurringExpenseDays,
  expenseImports,
  savingsGoals,
  savingsEntries,
  lists,
  listItems,
  coupleAchievements,
  achievementAwards,
  dailyQuestions,
  dailyAnswers,
  dailyMoments,
  comments,
  yearBooks,
  privatePhotos,
  privateExpenses,
  privateImports,
  notes,
  importantDates,
  nudges,
  partnerViews,
  availabilities,
  panchangPreferences,
  busyCalendars,
  datePreferences,
  conciergeRequests,
] as const satisfies readonly RecordDefinition[];

type Registered = (typeof records)[number];
/** The registered records that have certain facts. */
export type RecordsWith<Facts> = Extract<Registered, Facts>;
export type TableOf<Definition extends Registered> = SnakeCase<Definition['name']>;

type Trashed = RecordsWith<{ trash: object }>;
export type SharedRecordKind = Extract<Trashed, { owner: 'couple' }>['trash']['kind'];
export type OwnRecordKind = Extract<Trashed, { owner: 'member' }>['trash']['kind'];
export type RecordKind = Trashed['trash']['kind'];
export type DiscussedKind = RecordsWith<{ discussedAs: string }>['discussedAs'];
/** Name of a record whose number is limited for a member. */
export type StorageLimit = RecordsWith<{ storageLimit: number }>['name'];

/** Resource of the API that shows records. */
export type RecordResource = RecordsWith<{ resource: string }>['resource'];
/** Name of a record's files in the export. */
export type ExportedName = RecordsWith<{ exportedAs: string }>['exportedAs'];

const all: readonly Registered[] = records;

export function isLimited(record: Registered): record is RecordsWith<{ storageLimit: number }> {
  return 'storageLimit' in record;
}

export function isTrashed(record: Registered): record is Trashed {
  return 'trash' in record;
}

/** The records that members delete and restore. */
export const trashedRecords: readonly Trashed[] = all.filter(isTrashed);
/** The resources that show records. */
export const recordResources: readonly RecordResource[] = all.flatMap((record) =>
  'resource' in record ? [record.resource] : [],
);

export function isOfCouple(record: Registered): record is RecordsWith<{ owner: 'couple' }> {
  return record.owner === 'couple';
}

/** Returns true for a kind whose records belong to a member, not to a couple. */
export function isOwnKind(kind: RecordKind): kind is OwnRecordKind {
  return trashedRecords.some(({ owner, trash }) => owner === 'member' && trash.kind === kind);
}

function findTrashed(kind: RecordKind): Trashed {
  const found = trashedRecords.find(({ trash }) => trash.kind === kind);
  if (!found) throw new Error(`No record has the kind ${kind}`);
  return found;
}

/** Returns a kind of record in the trash as the copy knows it, and the records that are its parts. */
export function copiedOfKind(kind: SharedRecordKind) {
  const { name, ...record } = findTrashed(kind);
  return { record, parts: all.flatMap((each) => ('partOf' in each && isPartOf(each, name) ? [each] : [])) };
}

function isPartOf({ partOf }: RecordsWith<{ partOf: object }>, name: string): boolean {
  const wholes: readonly string[] = partOf.of;
  return wholes.includes(name);
}

/** Returns the table of a kind of record in the trash. */
export function tableOfKind(kind: RecordKind): TableOf<Trashed> {
  return snakeCase(findTrashed(kind).name);
}

/** Returns the resource of a kind of record in the trash. */
export function resourceOfKind(kind: RecordKind): Trashed['resource'] {
  return findTrashed(kind).resource;
}

/** The setting that holds the maximum of a limited record. */
export type LimitSetting<Limit extends StorageLimit = StorageLimit> = `max_${SnakeCase<Limit>}`;

export function limitSetting<Limit extends StorageLimit>(limit: Limit): LimitSetting<Limit> {
  return `max_${snakeCase(limit)}`;
}
