import { sql } from 'kysely';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import type { NoteCategory } from '#domain/notes/facts.ts';
import { Note } from '#domain/notes/schema.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import type { Room } from '#server/db/room.ts';
import { columnsOf, toRow } from '#server/db/table-fields.ts';
import type { Member } from '#server/platform/context.ts';
import { isFoundBy } from '#server/platform/lists/contains-text.ts';
import type { PageRequest } from '#server/platform/lists/paging.ts';
import { pageByTime } from '#server/platform/lists/time-order.ts';

const noteColumns = columnsOf('notes', Note);

type Reader = Pick<Member, 'id' | 'coupleId'>;

/** The notes that the member may read: their own, and the partner's non-private ones. */
function selectReadable(db: Database, reader: Reader) {
  return db
    .selectFrom('notes')
    .select(noteColumns)
    .where(ownedByMemberOrPartner(reader))
    .where((eb) => eb.or([eb('user_id', '=', reader.id), eb('is_private', '=', false)]));
}

/**
 * The notes, last changed first, with `search` in title or content ignoring case. Reads one more than the page's limit.
 */
export function listNotes(
  db: Database,
  reader: Reader,
  { category, search }: { category?: NoteCategory | undefined; search?: string | undefined },
  page: PageRequest,
) {
  return selectReadable(db, reader)
    .$if(category !== undefined, (query) => query.where('category', '=', sql.val(category)))
    .$if(Boolean(search), (query) => query.where(isFoundBy(search ?? '')))
    .$call(pageByTime(page, ['updated_at', 'id']))
    .execute();
}

export function findReadableNote(db: Database, reader: Reader, noteId: string) {
  return selectReadable(db, reader).where('id', '=', noteId).executeTakeFirst();
}

export function insertNote(tx: Transaction, _room: Room<'notes'>, note: Note) {
  return tx.insertInto('notes').values(toRow(note)).returning(noteColumns).executeTakeFirstOrThrow();
}

/** Updates the given fields of the writer's own note, and returns `undefined` if they have no note with this id. */
export function updateNoteRow(
  tx: Transaction,
  writerId: string,
  noteId: string,
  change: Patch<Omit<Note, 'id' | 'userId'>>,
) {
  return tx
    .updateTable('notes')
    .set(toRow(change))
    .where('user_id', '=', writerId)
    .where('id', '=', noteId)
    .returning(noteColumns)
    .executeTakeFirst();
}

/** Locks the writer's own note until the transaction ends, and returns it. */
export function lockNote(tx: Transaction, writerId: string, noteId: string) {
  return tx
    .selectFrom('notes')
    .select(noteColumns)
    .where('user_id', '=', writerId)
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
}
