/** A table whose rows, or parts of them, are in the copy, with the row of the copy that a row of the table belongs to. */
interface Watched {
  table: string;
  resource: string;
  /** SQL for the id in the copy. `r` is the row. */
  id: string;
  home: 'couple' | 'member';
  /** SQL for the member whose own row it is; default `r.user_id`. */
  owner?: string;
  /** Columns that no member sees. */
  hidden?: readonly string[];
  /** SQL that is true for a row without readers. */
  isHidden?: string;
}

const isUnseen = (table: string, column: string) =>
  `not exists (select from ${table} where couple_id = r.couple_id and id = r.${column})`;

const watched: readonly Watched[] = [
  { table: 'memories', resource: 'memories', id: 'r.id', home: 'couple' },
  {
    table: 'memory_photos',
    resource: 'memories',
    id: 'r.memory_id',
    home: 'couple',
    isHidden: isUnseen('memories', 'memory_id'),
  },
  { table: 'date_events', resource: 'dates', id: 'r.id', home: 'couple', hidden: ['answered_at'] },
  {
    table: 'date_series',
    resource: 'dateSeries',
    id: 'r.id',
    home: 'couple',
    hidden: [
      'made_until',
      'updated_at',
      'ended_at',
      'title',
      'description',
      'scheduled_time',
      'timezone',
      'location',
      'category',
      'partner_response',
      'duration_minutes',
      'answered_at',
      'user_id',
      'starts_on',
      'first_day',
    ],
    isHidden: 'not exists (select from date_events where couple_id = r.couple_id and series_id = r.id)',
  },
  {
    table: 'comments',
    resource: 'comments',
    id: 'r.id',
    home: 'couple',
    isHidden: `case r.subject_kind
      when 'memory' then ${isUnseen('memories', 'subject_id')}
      when 'date' then ${isUnseen('date_events', 'subject_id')}
      else ${isUnseen('daily_questions', 'subject_id')} end`,
  },
  {
    table: 'expenses',
    resource: 'expenses',
    id: 'r.id',
    home: 'couple',
    hidden: ['import_id', 'recurring_id', 'recurring_day'],
  },
  { table: 'settlements', resource: 'settlements', id: 'r.id', home: 'couple', hidden: ['import_id'] },
  { table: 'money_splitting', resource: 'splitting', id: 'r.couple_id', home: 'couple', hidden: ['updated_at'] },
  {
    table: 'budgets',
    resource: 'budgets',
    id: 'r.category',
    home: 'couple',
    hidden: ['told_month', 'told_percent'],
  },
  { table: 'recurring_expenses', resource: 'recurring', id: 'r.id', home: 'couple', hidden: ['noticed_on'] },
  {
    table: 'recurring_expense_days',
    resource: 'recurring',
    id: 'r.recurring_id',
    home: 'couple',
    isHidden: isUnseen('recurring_expenses', 'recurring_id'),
  },
  { table: 'savings_goals', resource: 'goals', id: 'r.id', home: 'couple' },
  {
    table: 'savings_entries',
    resource: 'goalEntries',
    id: 'r.id',
    home: 'couple',
    isHidden: isUnseen('savings_goals', 'goal_id'),
  },
  { table: 'lists', resource: 'lists', id: 'r.id', home: 'couple', hidden: ['edited_at'] },
  {
    table: 'list_items',
    resource: 'listItems',
    id: 'r.id',
    home: 'couple',
    hidden: ['remind_at', 'is_untouched', 'follows', 'day_of_month', 'user_id'],
    isHidden: `r.deleted_at is not null or ${isUnseen('lists', 'list_id')}`,
  },
  {
    table: 'daily_answers',
    resource: 'answers',
    id: '(select id from daily_questions where couple_id = r.couple_id and day = r.day)',
    home: 'couple',
    hidden: ['answered_at'],
  },
  {
    table: 'daily_questions',
    resource: 'answers',
    id: 'r.id',
    home: 'couple',
    isHidden: 'not exists (select from daily_answers where couple_id = r.couple_id and day = r.day)',
  },
  { table: 'daily_moments', resource: 'moments', id: 'r.day', home: 'couple' },
  {
    table: 'couple_achievements',
    resource: 'achievements',
    id: 'r.achievement_id',
    home: 'couple',
    hidden: ['paid_count'],
  },
  { table: 'private_expenses', resource: 'privateExpenses', id: 'r.id', home: 'member', hidden: ['import_id'] },
  { table: 'notes', resource: 'notes', id: 'r.id', home: 'member' },
  { table: 'important_dates', resource: 'importantDates', id: 'r.id', home: 'member', hidden: ['next_reminder_at'] },
  { table: 'nudges', resource: 'nudges', id: 'r.id', home: 'member', owner: 'r.to_user_id' },
  { table: 'partner_views', resource: 'fromPartner', id: 'r.user_id', home: 'member', hidden: ['updated_at'] },
  { table: 'availabilities', resource: 'availability', id: 'r.user_id', home: 'member', hidden: ['updated_at'] },
  {
    table: 'panchang_preferences',
    resource: 'panchangPreferences',
    id: 'r.user_id',
    home: 'member',
    hidden: ['updated_at'],
  },
];

const ALWAYS_HIDDEN = ['search_text'];

/** Notes the members who get a new epoch in a transaction: their devices copy all rows again. */
const epochNotes = `
create function note_epoch() returns trigger language plpgsql as $$
begin
  perform set_config('guard.epochs', concat(current_setting('guard.epochs', true), ' ', new.user_id), true);
  return null;
end $$;
create trigger note_epoch after update on member_heads
  for each row when (old.epoch is distinct from new.epoch) execute function note_epoch();`;
/** True for a member head, `h`, with a new epoch in this transaction. */
const HAS_NEW_EPOCH = `position(h.user_id::text in coalesce(current_setting('guard.epochs', true), '')) > 0`;

/**
 * Triggers that check at each commit, in every test database, that a changed row of the copy is in the feeds of its
 * readers: a change without `touch` (`server/db/changes/touch.ts`) fails its test. Single statements and transactions of
 * tests themselves are left alone.
 */
export const touchGuard = [epochNotes, ...watched.map(toTrigger)].join('\n');

function toTrigger({
  table,
  resource,
  id,
  home,
  owner = 'r.user_id',
  hidden = [],
  isHidden = 'false',
}: Watched): string {
  const seen = `array[${[...ALWAYS_HIDDEN, ...hidden].map((column) => `'${column}'`).join(', ')}]::text[]`;
  const isLogged =
    home === 'couple'
      ? `exists (select from couple_changes c where c.couple_id = r.couple_id and c.xmin = here and changed = any (c.rows))
        or exists (select from couple_heads h where h.couple_id = r.couple_id and h.xmin = here and floor_1 = position_1)
        or not exists (select from couples where id = r.couple_id)
        or exists (select from member_heads h join couple_members m on m.user_id = h.user_id
          where m.couple_id = r.couple_id and h.xmin = here and ${HAS_NEW_EPOCH})`
      : `exists (select from member_changes c where c.user_id = ${owner} and c.xmin = here and changed = any (c.rows))
        or not exists (select from users where id = ${owner})
        or exists (select from member_heads h where h.xmin = here and ${HAS_NEW_EPOCH})`;
  return `
create function guard_${table}() returns trigger language plpgsql as $$
declare
  here xid := pg_current_xact_id()::xid;
  r ${table};
  changed text;
  hides boolean;
begin
  if current_query() is distinct from 'commit' then return null; end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - ${seen} = to_jsonb(new) - ${seen} then return null; end if;
  if tg_op <> 'INSERT' then r := old; else r := new; end if;
  changed := '${resource}/' || (${id})::text;
  if ${isLogged} then return null; end if;
  if tg_op = 'DELETE' then
    if exists (select from ${table} t where to_jsonb(t) - ${seen} = to_jsonb(old) - ${seen}) then return null; end if;
  end if;
  select ${isHidden} into hides;
  if hides then return null; end if;
  raise exception 'The change of % in ${table} (%) moves no feed', changed, tg_op;
end $$;
create constraint trigger guard_${table} after insert or update or delete on ${table} deferrable initially deferred
  for each row execute function guard_${table}();`;
}
