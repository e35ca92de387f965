import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CopyPosition } from '#domain/copy/position.ts';
import { copiedRows } from '#domain/copy/rows.ts';
import { compileOnce } from '#packages/kysely-pipeline/compile-once.ts';
import type { Database } from '../database.ts';
import { asFields } from '../table-fields.ts';

const FORM_LENGTH = 8;
/** Stands for the form of all rows, so that a field that rows did not have reaches the devices that have the rows. */
const form = createHash('sha256')
  .update(
    JSON.stringify(Object.entries(copiedRows).map(([name, row]) => [name, z.toJSONSchema(row, { io: 'output' })])),
  )
  .digest('hex')
  .slice(0, FORM_LENGTH);

/** The part of a position that is known beside the members' own records, on the coordinator. */
export interface OwnHead {
  installation: string | null;
  epoch: number | null;
  own: number | null;
}

export function toEpoch({ installation, epoch }: Pick<OwnHead, 'installation' | 'epoch'>): string {
  return `${installation ?? 'none'}.${epoch ?? 0}.${form}`;
}

export function toPosition(head: OwnHead, couple: number): CopyPosition {
  return { epoch: toEpoch(head), couple, own: head.own ?? 0 };
}

const findOwnHead = compileOnce(['userId'], (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('installations')
    .leftJoin('member_heads', (join) => join.on('user_id', '=', userId))
    .select(['installations.epoch as installation', 'member_heads.epoch as epoch', 'position as own']),
);

const findCoupleHead = compileOnce(['coupleId'], (db: Database, { coupleId }: { coupleId: string }) =>
  db
    .selectFrom('couple_heads')
    .select(['position_1 as first', 'position_2 as second'])
    .where('couple_id', '=', coupleId),
);

const findSeatNumber = compileOnce(['userId'], (db: Database, { userId }: { userId: string }) =>
  db
    .selectFrom('couple_members')
    .select(['seat', ...asFields('coupleId')])
    .where('user_id', '=', userId),
);

/**
 * Returns the member's position now, or after the change that made the moves. A `coupleId` of `undefined` is looked up
 * first.
 */
export async function readPosition(
  db: Database,
  { id: userId, coupleId }: { id: string; coupleId: string | null | undefined },
  movedOwn: number | null = null,
): Promise<CopyPosition> {
  const [[head], couple] = await Promise.all([findOwnHead(db, { userId }), readCoupleHead(db, userId, coupleId)]);
  const known = head ?? { installation: null, epoch: null, own: null };
  return toPosition({ ...known, own: Math.max(known.own ?? 0, movedOwn ?? 0) }, couple);
}

async function readCoupleHead(db: Database, userId: string, coupleId: string | null | undefined): Promise<number> {
  if (coupleId === null) return 0;
  if (coupleId === undefined) {
    const [own] = await findSeatNumber(db, { userId });
    return readCoupleHead(db, userId, own?.coupleId ?? null);
  }
  const [head, [seat]] = await Promise.all([findCoupleHead(db, { coupleId }), findSeatNumber(db, { userId })]);
  return seat ? chooseHead(head, seat.seat) : 0;
}

function chooseHead([heads]: { first: number; second: number }[], seat: number): number {
  return (seat === 1 ? heads?.first : heads?.second) ?? 0;
}

const listOwnHeads = compileOnce(['memberIds'], (db: Database, { memberIds }: { memberIds: readonly string[] }) =>
  db
    .selectFrom('users')
    .leftJoin('member_heads', 'member_heads.user_id', 'users.id')
    .leftJoin('couple_members', 'couple_members.user_id', 'users.id')
    .leftJoin('installations', (join) => join.on('is_only', '=', true))
    .select([
      'users.id as memberId',
      'couple_id as coupleId',
      'seat',
      'installations.epoch as installation',
      'member_heads.epoch as epoch',
      'position as own',
    ])
    .where('users.id', '=', sql<string>`any(${memberIds}::uuid[])`),
);

const listCoupleHeads = compileOnce(['coupleIds'], (db: Database, { coupleIds }: { coupleIds: readonly string[] }) =>
  db
    .selectFrom('couple_heads')
    .select(['couple_id as coupleId', 'position_1 as first', 'position_2 as second'])
    .where('couple_id', '=', sql<string>`any(${coupleIds}::uuid[])`),
);

/**
 * Returns the positions of many members now, by the member, in two statements: on Citus couples' heads are on other
 * machines than members'. Epochs are read first, because a couple that a member enters meanwhile has a later one.
 */
export async function readPositions(db: Database, memberIds: readonly string[]): Promise<Map<string, CopyPosition>> {
  const members = await listOwnHeads(db, { memberIds });
  const coupleIds = [...new Set(members.flatMap(({ coupleId }) => coupleId ?? []))];
  const couples = coupleIds.length === 0 ? [] : await listCoupleHeads(db, { coupleIds });
  const heads = new Map(couples.map((head) => [head.coupleId, head]));
  return new Map(
    members.map(({ memberId, coupleId, seat, ...head }) => {
      const couple = coupleId === null ? undefined : heads.get(coupleId);
      return [memberId, toPosition(head, (seat === 1 ? couple?.first : couple?.second) ?? 0)];
    }),
  );
}
