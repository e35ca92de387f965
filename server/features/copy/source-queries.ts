import { type RawBuilder, sql } from 'kysely';
import type { CopiedResource } from '#domain/copy/resources.ts';
import { copiedRows } from '#domain/copy/rows.ts';
import type { Database } from '#server/db/database.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import { selectDays } from '#server/db/repositories/answered-days.ts';
import { selectMomentDays, selectMoments } from '#server/db/repositories/daily-moments.ts';
import { jsonInstant, selectList } from '#server/db/table-fields.ts';
import type { CoupleId } from '#server/platform/context.ts';

/** The member whose copy is read. */
export interface Reader {
  id: string;
  coupleId: CoupleId | null;
  partnerId: string | null;
}

/** Rows to read: those with the ids; a page of all, the newest first, after a row of an earlier page; or some. */
export type Selection =
  | { ids: readonly string[] }
  | { after: { at: number; id: string } | null; limit: number }
  | { isWanted: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number };

/** A row of the copy with its place in the order of pages. */
export interface ReadRow {
  id: string;
  /** Microseconds since 1970. */
  at: number;
  row: Readonly<Record<string, unknown>>;
}

/** The table of a resource's rows, as the reader sees them. */
interface Source {
  from: RawBuilder<unknown>;
  /** The rows that the reader sees. */
  where: RawBuilder<unknown>;
  /** The name of the table in `from`, whose columns bear the fields' names. */
  table: string;
  /** Fields that are no columns of their names. */
  fields?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** The instant by which pages are ordered; default `created_at`. */
  at?: RawBuilder<unknown>;
}

/** Reads rows of a resource that the reader sees, in the order of pages. */
export async function readRows(
  db: Database,
  reader: Reader,
  resource: CopiedResource,
  selection: Selection,
): Promise<ReadRow[]> {
  const source = sources[resource](reader);
  if (!source) return [];
  const { from, where, table, fields = {}, at = sql.ref(`${table}.created_at`) } = source;
  const id = fields['id'] ?? sql.ref(`${table}.id`);
  const { rows } = await sql<{ copyId: string; copyAt: number } & Readonly<Record<string, unknown>>>`
    select ${id}::text as "copyId", (extract(epoch from ${at}::timestamptz) * 1000000)::bigint as "copyAt",
      ${selectList(table, copiedRows[resource], fields)}
    from ${from} where ${where} and ${isSelected(selection, id, at)}
    order by ${'order' in selection ? selection.order : sql`${at} desc`}, ${id}::text desc ${'limit' in selection ? sql`limit ${selection.limit}` : sql``}`.execute(
    db,
  );
  return rows.map(({ copyId, copyAt, ...row }) => ({ id: copyId, at: copyAt, row }));
}

function isSelected(selection: Selection, id: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<unknown> {
  if ('ids' in selection) return sql`${id}::text = any (${[...selection.ids]}::text[])`;
  if ('isWanted' in selection) return selection.isWanted;
  if (!selection.after) return sql`true`;
  return sql`(${at}::timestamptz, ${id}::text)
    < ('epoch'::timestamptz + ${selection.after.at} * interval '1 microsecond', ${selection.after.id})`;
}

type SourceOf = (reader: Reader) => Source | null;

/** Rows of a couple's table. */
function ofCouple(
  table: string,
  more: (
    coupleId: CoupleId,
    reader: Reader,
  ) => Partial<Pick<Source, 'fields' | 'at'>> & { isSeen?: RawBuilder<unknown> } = () => ({}),
): SourceOf {
  return (reader) => {
    const { coupleId } = reader;
    if (coupleId === null) return null;
    const { isSeen = sql`true`, ...rest } = more(coupleId, reader);
    const where = sql`${sql.ref(`${table}.couple_id`)} = ${coupleId} and ${isSeen}`;
    return { table, from: sql.table(table), where, ...rest };
  };
}

/** Rows of a member's table, and those of the partner that meet `isShared`. */
function ofMembers(table: string, isShared: RawBuilder<unknown>, fields: Source['fields'] = {}): SourceOf {
  return (reader) => ({
    table,
    fields,
    from: sql.table(table),
    where: sql`${ownedByMemberOrPartner(reader)} and (user_id = ${reader.id} or ${isShared})`,
  });
}

/** Reactions and number of comments, which are null in a row without any. */
const discussed = {
  reactions: sql`coalesce(reactions, '[]')`,
  commentCount: sql`coalesce(comment_count, 0)`,
};

const originalOf = sql`case when photos.original_file is not null then jsonb_build_object('type', photos.original_type,
  'bytes', photos.original_bytes, 'width', photos.original_width, 'height', photos.original_height) end`;

/** The photos of a memory, its cover first. */
const photosOf = (coupleId: CoupleId) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', photos.id, 'width', photos.width, 'height', photos.height,
    'colour', photos.colour, 'original', ${originalOf}, 'uploadedBy', photos.user_id,
    'addedAt', ${jsonInstant('photos.added_at')}) order by photos.id <> memories.photo_id, further.position), '[]')
  from photos left join memory_photos further on further.couple_id = photos.couple_id
    and further.photo_id = photos.id and further.memory_id = memories.id
  where photos.couple_id = ${coupleId} and (photos.id = memories.photo_id or further.memory_id is not null))`;

const storedSplit = (table: string) => ({
  sharedWith: sql.ref(`${table}.shared_with`),
  splitKind: sql.ref(`${table}.split_kind`),
  splitValue: sql.ref(`${table}.split_value`),
});

const sources: Readonly<Record<CopiedResource, SourceOf>> = {
  members: ({ id, partnerId }) => ({
    table: 'users',
    from: sql`users`,
    where: sql`users.id = any (${[id, ...(partnerId ? [partnerId] : [])]}::uuid[])`,
    fields: {
      own: sql`case when users.id = ${id} then jsonb_build_object('email', email, 'emailVerified', email_verified,
        'isAdmin', is_admin, 'city', city, 'mustChangePassword', must_change_password, 'language', language,
        'createdAt', ${jsonInstant('users.created_at')}, 'premiumUntil', ${jsonInstant('users.premium_until')},
        'isWelcomeDue', coalesce((select is_welcome_due from couple_members where user_id = users.id), false),
        'partnerPremiumUntil', (select ${jsonInstant('partner.premium_until')} from users partner where partner.id = ${partnerId}))
        end`,
    },
  }),
  couples: ({ coupleId }) =>
    coupleId === null
      ? null
      : {
          table: 'couples',
          from: sql`couples`,
          where: sql`couples.id = ${coupleId}`,
          fields: {
            ownName: sql`case when is_implicit then null else nullif(name, '') end`,
            seats: sql`(select jsonb_agg(jsonb_build_object('userId', user_id, 'joinedAt', ${jsonInstant('joined_at')})
              order by seat) from couple_members where couple_id = couples.id)`,
          },
        },
  splitting: ofCouple('money_splitting', () => ({
    fields: { id: sql`money_splitting.couple_id` },
    at: sql`money_splitting.updated_at`,
  })),
  budgets: ofCouple('budgets', () => ({ fields: { id: sql`budgets.category` }, at: sql`budgets.updated_at` })),
  importantDates: ofMembers('important_dates', sql`is_shared`, {
    calendar: sql`case when tithi is null then 'gregorian' else 'tithi' end`,
  }),
  dates: ofCouple('date_events', () => ({
    fields: {
      ...discussed,
      duration: sql`duration_minutes`,
      suggestion: sql`case when suggested_date is not null then
        jsonb_build_object('scheduledDate', suggested_date, 'scheduledTime', suggested_time) end`,
    },
  })),
  dateSeries: ofCouple('date_series', (coupleId) => ({
    fields: { until: sql`least(until, ended_from - 1)` },
    isSeen: sql`exists (select from date_events where couple_id = ${coupleId} and series_id = date_series.id)`,
  })),
  answers: ({ id, coupleId, partnerId }) =>
    coupleId === null
      ? null
      : {
          table: 'days',
          from: sql`(${selectDays({ id, coupleId, partnerId })}) days`,
          where: sql`(mine is not null or ("hasOther" and "isOfBoth"))`,
          fields: {
            questionId: sql`days."questionId"`,
            partner: sql`jsonb_build_object('state', case when other is not null then 'open' when "hasOther" then 'sealed'
              else 'none' end, 'text', other)`,
            isOfBoth: sql`days."isOfBoth"`,
            isPartners: sql`days."isPartners"`,
            // A member who has not answered the day does not see those of a former couple.
            reactions: sql`case when mine is null then '[]' else reactions end`,
            commentCount: sql`case when mine is null then 0 else days."commentCount" end`,
          },
          at: sql`days.day`,
        },
  moments: ({ id, coupleId, partnerId }) =>
    coupleId === null
      ? null
      : {
          table: 'moments',
          from: sql`(${selectMoments({ id, coupleId, partnerId }, selectMomentDays(coupleId))}) moments`,
          where: sql`("minePhotoId" is not null or ("hasOther" and "isOfBoth"))`,
          fields: {
            id: sql`moments.day::text`,
            mine: sql`case when "minePhotoId" is not null then
              jsonb_build_object('photoId', "minePhotoId", 'at', ${jsonInstant('moments.mineAt')}) end`,
            partner: sql`jsonb_build_object('state', case when "otherPhotoId" is not null then 'open' when "hasOther" then
              'sealed' else 'none' end, 'photoId', "otherPhotoId", 'at', ${jsonInstant('moments.otherAt')})`,
            isOfBoth: sql`moments."isOfBoth"`,
            memoryId: sql`moments."memoryId"`,
          },
          at: sql`moments.day`,
        },
  goals: ofCouple('savings_goals'),
  lists: ofCouple('lists'),
  listItems: ofCouple('list_items', (coupleId) => ({
    fields: {
      repeat: sql`case when repeat_every is not null then
        jsonb_build_object('every', repeat_every, 'interval', repeat_interval) end`,
    },
    isSeen: sql`deleted_at is null and exists (select from lists where couple_id = ${coupleId} and id = list_items.list_id)`,
  })),
  recurring: ofCouple('recurring_expenses', (coupleId) => ({
    fields: {
      waitingOn: sql`(select coalesce(array_agg(day::text order by day), '{}') from recurring_expense_days
        where couple_id = ${coupleId} and recurring_id = recurring_expenses.id and state = 'waiting')`,
      takenOn: sql`(select coalesce(array_agg(day::text order by day), '{}') from recurring_expense_days
        where couple_id = ${coupleId} and recurring_id = recurring_expenses.id and state <> 'waiting'
          and day >= recurring_expenses.next_on)`,
    },
  })),
  memories: ofCouple('memories', (coupleId) => ({ fields: { ...discussed, photos: photosOf(coupleId) } })),
  nudges: ({ id }) => ({
    table: 'nudges',
    from: sql`nudges`,
    where: sql`(from_user_id = ${id} or to_user_id = ${id})`,
  }),
  notes: ofMembers('notes', sql`not is_private`),
  settlements: ofCouple('settlements'),
  expenses: ofCouple('expenses', () => ({ fields: storedSplit('expenses') })),
  privateExpenses: ({ id }) => ({
    table: 'private_expenses',
    from: sql`private_expenses`,
    where: sql`user_id = ${id}`,
  }),
  comments: ofCouple('comments', (coupleId, { id }) => ({
    isSeen: sql`case subject_kind
      when 'memory' then exists (select from memories where couple_id = ${coupleId} and id = subject_id)
      when 'date' then exists (select from date_events where couple_id = ${coupleId} and id = subject_id)
      else exists (select from daily_questions questions
        join daily_answers mine on mine.couple_id = ${coupleId} and mine.day = questions.day and mine.user_id = ${id}
        where questions.couple_id = ${coupleId} and questions.id = subject_id) end`,
  })),
  goalEntries: ofCouple('savings_entries', (coupleId) => ({
    isSeen: sql`exists (select from savings_goals where couple_id = ${coupleId} and id = savings_entries.goal_id)`,
  })),
  availability: ({ id }) => ({
    table: 'availabilities',
    from: sql`availabilities`,
    where: sql`user_id = ${id}`,
    fields: { id: sql`availabilities.user_id` },
    at: sql`availabilities.updated_at`,
  }),
  fromPartner: ({ id }) => ({
    table: 'partner_views',
    from: sql`partner_views`,
    where: sql`user_id = ${id}`,
    fields: { id: sql`partner_views.user_id` },
    at: sql`partner_views.updated_at`,
  }),
  panchangPreferences: ({ id }) => ({
    table: 'panchang_preferences',
    from: sql`panchang_preferences`,
    where: sql`user_id = ${id}`,
    fields: { id: sql`panchang_preferences.user_id` },
    at: sql`panchang_preferences.updated_at`,
  }),
  achievements: ofCouple('couple_achievements', () => ({
    fields: { id: sql`couple_achievements.achievement_id` },
    at: sql`couple_achievements.unlocked_at`,
  })),
};
