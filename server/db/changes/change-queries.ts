import { type RawBuilder, sql, type Transaction } from 'kysely';

/** Days for which a change is kept, and the rows that one change removes at most. */
const KEPT_DAYS = 90;
const TRIMMED_MAX = 200;
/** Changes of which one, on average, removes old ones: looking for them takes half as long as writing a change. */
const TRIM_EVERY = 16;

/** A change to log in the feeds of a couple's seats. `key` belongs to the feed of the caller alone. */
export interface CoupleChange {
  coupleId: string;
  /** Changed rows by seat; `null` beyond the maximum, which raises the floor instead. */
  rows: readonly [string[] | null, string[] | null];
  callerId: string | null;
  key: string | null;
}

/** A member's position in the part of their feed that has moved. */
export interface MovedPart {
  userId: string;
  position: number;
}

/**
 * Logs a change of a couple's rows and moves the heads of the seats that see it, in one statement. The head's lock is
 * taken here, so it must be the transaction's last but that of the members.
 */
export async function logCoupleChange<DB>(tx: Transaction<DB>, change: CoupleChange): Promise<MovedPart[]> {
  const { coupleId, callerId, key } = change;
  const [first, second] = change.rows;
  const trims = isTrimming();
  // Skips rows that a concurrent change removes, because the two may find them in different orders.
  const old = sql`old as (
      delete from couple_changes where couple_id = ${coupleId} and (seat, position) in (
        select seat, position from couple_changes where couple_id = ${coupleId} and changed_at < ${trimBefore}
        order by changed_at limit ${sql.lit(TRIMMED_MAX)} for update skip locked)
      returning seat, position
    ),`;
  const { rows } = await sql<MovedPart>`
    with ${trims ? old : sql``} head as (
      update couple_heads set position_1 = position_1 + ${step(first)}, position_2 = position_2 + ${step(second)},
        floor_1 = ${floor(first, 1, trims)}, floor_2 = ${floor(second, 2, trims)}
      where couple_id = ${coupleId}
      returning position_1, position_2
    ), logged as (
      insert into couple_changes (couple_id, seat, position, rows, key, changed_at)
      select ${coupleId}::uuid, seat, case seat when 1 then position_1 else position_2 end, changed,
        case when seat = (select seat from couple_members where couple_id = ${coupleId} and user_id = ${callerId})
          then ${key}::text end, now()
      from head, (values (1, ${first ?? []}::text[]), (2, ${second ?? []}::text[])) feeds (seat, changed)
      where cardinality(changed) > 0
    )
    select user_id as "userId", case seat when 1 then position_1 else position_2 end as position
    from head cross join couple_members
    where couple_members.couple_id = ${coupleId}
      and case seat when 1 then ${step(first)} else ${step(second)} end > 0`.execute(tx);
  return rows;
}

function isTrimming(): boolean {
  return Math.random() * TRIM_EVERY < 1;
}

const trimBefore = sql`now() - ${sql.lit(`${KEPT_DAYS} days`)}::interval`;

function step(rows: readonly string[] | null): RawBuilder<unknown> {
  return sql.lit(rows?.length === 0 ? 0 : 1);
}

/** The floor of a seat: of what was removed, or, if the change itself is not logged, its own position. */
function floor(rows: readonly string[] | null, seat: 1 | 2, trims: boolean): RawBuilder<unknown> {
  if (rows === null) return sql`${sql.ref(`position_${seat}`)} + 1`;
  const before = sql.ref(`floor_${seat}`);
  if (!trims) return before;
  return sql`greatest(${before}, (select max(position) from old where seat = ${sql.lit(seat)}))`;
}

/** A change to log in the feed of one member. `rows` are `null` beyond the maximum, `hasNewEpoch` if others are seen now. */
export interface MemberChange {
  userId: string;
  rows: readonly string[] | null;
  hasNewEpoch: boolean;
  key: string | null;
}

/**
 * Logs a change of members' own rows and moves the head of a member who sees it, in one statement. It must be among the
 * transaction's last, in the order of the members' ids.
 */
export async function logMemberChange<DB>(
  tx: Transaction<DB>,
  { userId, rows: changed, hasNewEpoch, key }: MemberChange,
): Promise<MovedPart[]> {
  const trims = isTrimming();
  const old = sql`old as (
      delete from member_changes where user_id = ${userId} and position in (
        select position from member_changes where user_id = ${userId} and changed_at < ${trimBefore}
        order by changed_at limit ${sql.lit(TRIMMED_MAX)} for update skip locked)
      returning position
    ),`;
  const keptFloor = trims ? sql`greatest(floor, (select max(position) from old))` : sql`floor`;
  const { rows } = await sql<MovedPart>`
    with ${trims ? old : sql``} head as (
      update member_heads set epoch = epoch + ${sql.lit(hasNewEpoch ? 1 : 0)},
        position = position + ${sql.lit(changed?.length === 0 ? 0 : 1)}, floor = ${changed === null ? sql`position + 1` : keptFloor}
      where user_id = ${userId}
      returning position
    ), logged as (
      insert into member_changes (user_id, position, rows, key, changed_at)
      select ${userId}::uuid, position, ${changed ?? []}::text[], ${key}::text, now() from head
      where ${sql.lit((changed?.length ?? 0) > 0)}
    )
    select ${userId}::text as "userId", position from head`.execute(tx);
  return rows;
}

/** Returns the partners of members, by member. */
export async function listPartners<DB>(tx: Transaction<DB>, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ userId: string; partnerId: string }>`
    select own.user_id as "userId", partner.user_id as "partnerId" from couple_members own
    join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
    where own.user_id = any (${[...userIds]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ userId, partnerId }) => [userId, partnerId]));
}

/** Returns the members of a couple by seat. */
export async function listSeats<DB>(tx: Transaction<DB>, coupleId: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ seat: number; userId: string }>`
    select seat, user_id as "userId" from couple_members where couple_id = ${coupleId}`.execute(tx);
  return new Map(rows.map(({ seat, userId }) => [seat, userId]));
}

/** Returns the number of changes in the couple's part of the feed of the member in a seat. */
export async function readCoupleNumber<DB>(tx: Transaction<DB>, coupleId: string, seat: number): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select ${sql.ref(seat === 1 ? 'position_1' : 'position_2')} as position from couple_heads
    where couple_id = ${coupleId}`.execute(tx);
  return rows[0]?.position ?? 0;
}
