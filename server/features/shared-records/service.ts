import { randomUUIDv7 } from 'node:crypto';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { SharedRecordKind, StorageLimit } from '#domain/registry/records.ts';
import type { Database } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import type { CoupleRows, Identity } from '#server/platform/lists/couple-rows.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';

interface Dated {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * Returns the calls of a record that either partner of a couple deletes and restores, and reads of one for other calls.
 */
export function trashedRecord<Row>({
  kind,
  rows,
}: {
  kind: SharedRecordKind;
  rows: { find(db: Database, coupleId: CoupleId, id: string): Promise<Row | undefined> };
}) {
  /** Throws 404 if the couple has no record with this id. */
  async function read(db: Database, coupleId: CoupleId | null, id: string): Promise<Row> {
    const row = coupleId && (await rows.find(db, coupleId, id));
    if (!row) throw refuse.notFound();
    return row;
  }

  /** Reads a record again, as the response to a repeated request. */
  const readAgain =
    ({ member }: MemberContext): ReadAgain<Row> =>
    (tx, { id }) =>
      read(tx, member.coupleId, id);

  return {
    read,
    readAgain,

    async delete(context: MemberContext, { id }: { id: string }): Promise<void> {
      await context.change((tx) => moveSharedToTrash(tx, context, { kind, id }));
    },

    async restore(context: MemberContext, { id }: { id: string }): Promise<Row> {
      return context.change(async (tx) => {
        await restoreShared(tx, context, { kind, id });
        return read(tx, context.member.coupleId, id);
      }, readAgain(context));
    },
  };
}

/**
 * Returns the calls of a record that either partner of a couple creates, changes, deletes and restores, under the rules
 * that every such record has: a storage limit, a base version, the trash.
 */
export function sharedRecord<Limit extends StorageLimit, Row extends Dated, Content>({
  kind,
  limit,
  rows,
}: {
  kind: SharedRecordKind;
  limit: Limit;
  rows: CoupleRows<Room<Limit>, Row, Row, Content, Identity>;
}) {
  const trashed = trashedRecord({ kind, rows });
  return {
    ...trashed,

    /** Returns a page of the records, newest first, with `X-Next-Cursor` if more follow. */
    async list(context: MemberContext, query: ShortPageQuery): Promise<Row[]> {
      const { coupleId } = context.member;
      if (!coupleId) return [];
      const page = parsePageRequest(query, ['instant', 'id']);
      return toPage(context, await rows.list(context.db, coupleId, page), page, ({ createdAt, id }) => [createdAt, id]);
    },

    async create(context: MemberContext, input: Content & { id?: string | undefined }): Promise<Row> {
      const { member, clock } = context;
      return context.change(async (tx) => {
        const coupleId = await ensureCouple(tx, context);
        if (input.id) await checkIdIsFree(tx, { coupleId, kind, id: input.id });
        const room = await context.storageLimits.makeRoom(tx, limit, { ...member, coupleId });
        const now = toIso(clock.now());
        const identity = { id: input.id ?? randomUUIDv7(), userId: member.id, createdAt: now, updatedAt: now };
        return rows.insert(tx, coupleId, room, { ...input, ...identity });
      }, trashed.readAgain(context));
    },

    async update(
      context: MemberContext,
      input: Patch<Content> & { id: string; updatedAt?: string | undefined },
    ): Promise<Row> {
      const { coupleId } = context.member;
      return context.change(async (tx) => {
        const before = coupleId && (await rows.lock(tx, coupleId, input.id));
        if (!before) throw refuse.notFound();
        checkVersion(input.updatedAt, before);
        return rows.update(tx, coupleId, input.id, { ...input, updatedAt: toIso(context.clock.now()) });
      }, trashed.readAgain(context));
    },
  };
}
