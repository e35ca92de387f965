import { type RawBuilder, sql } from 'kysely';
import { type OwnHead, toEpoch } from '#server/db/changes/heads.ts';
import type { Database } from '#server/db/database.ts';
import { mintCoupleId } from '#server/platform/context.ts';
import type { Reader } from './source-queries.ts';

/** The last position of one part of a member's feed, and the one up to which changes are not kept. */
export interface Head {
  position: number;
  floor: number;
}

export interface Heads {
  reader: Reader;
  /** The member's seat in the couple, if there is one. */
  seat: number | null;
  epoch: string;
  own: Head;
}

/** Returns the member's seat, epoch and the head of their own part, as the coordinator has them. */
export async function readHeads(db: Database, memberId: string): Promise<Heads> {
  const { rows } = await sql<
    OwnHead & { floor: number | null; coupleId: string | null; partnerId: string | null; seat: number | null }
  >`
    select installations.epoch as installation, head.epoch, head.position as own, head.floor,
      seat.couple_id as "coupleId", seat.seat, partner.user_id as "partnerId"
    from installations
    left join member_heads head on head.user_id = ${memberId}
    left join couple_members seat on seat.user_id = ${memberId}
    left join couple_members partner on partner.couple_id = seat.couple_id and partner.user_id <> seat.user_id`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The installation has no epoch');
  return {
    reader: {
      id: memberId,
      coupleId: row.coupleId === null ? null : mintCoupleId(row.coupleId),
      partnerId: row.partnerId,
    },
    seat: row.seat,
    epoch: toEpoch(row),
    own: { position: row.own ?? 0, floor: row.floor ?? 0 },
  };
}

/** Returns the head of the couple's part of the member's feed, as the couple's machine has it. */
export async function readCoupleHead(db: Database, { reader, seat }: Heads): Promise<Head> {
  if (reader.coupleId === null) return { position: 0, floor: 0 };
  const of = (name: string) => sql.ref(`${name}_${seat === 1 ? 1 : 2}`);
  const { rows } = await sql<Head>`
    select ${of('position')} as position, ${of('floor')} as floor from couple_heads
    where couple_id = ${reader.coupleId}`.execute(db);
  return rows[0] ?? { position: 0, floor: 0 };
}

/** Changes of one part of a feed. */
export interface FeedPart {
  /** Rows as `memories/<id>`, each by its last change. */
  changed: string[];
  /** Keys of the member's changes. */
  done: string[];
}

/** The changes after `since` and up to `until`. */
export interface Span {
  since: number;
  until: number;
}

/** Returns what has changed in the couple's part; more than `limit` rows are cut off. */
export function readCoupleFeed(db: Database, { reader, seat }: Heads, span: Span, limit: number): Promise<FeedPart> {
  const isOf = sql`couple_id = ${reader.coupleId} and seat = ${seat ?? 0}`;
  return readFeed(db, sql`couple_changes`, isOf, span, limit);
}

/** Returns what has changed in records of members. */
export function readOwnFeed(db: Database, { reader }: Heads, span: Span, limit: number): Promise<FeedPart> {
  return readFeed(db, sql`member_changes`, sql`user_id = ${reader.id}`, span, limit);
}

async function readFeed(
  db: Database,
  table: RawBuilder<unknown>,
  isOf: RawBuilder<unknown>,
  { since, until }: Span,
  limit: number,
): Promise<FeedPart> {
  if (until <= since) return { changed: [], done: [] };
  const isIn = sql`${isOf} and position > ${since} and position <= ${until}`;
  const [changed, done] = await Promise.all([
    sql<{ row: string }>`
      select changed as row from ${table}, unnest(rows) changed where ${isIn}
      group by changed order by max(position), changed limit ${limit}`.execute(db),
    sql<{ key: string }>`select key from ${table} where ${isIn} and key is not null order by position`.execute(db),
  ]);
  return { changed: changed.rows.map(({ row }) => row), done: done.rows.map(({ key }) => key) };
}

/** Returns those of the keys with which the member has made a change. */
export async function listDone(db: Database, memberId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select distinct key from idempotency_keys where user_id = ${memberId} and key = any (${[...keys]}::text[])`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}
