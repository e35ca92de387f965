import { sql } from 'kysely';
import type { NoteCategory } from '#server/db/generated.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { ownedByPair } from '#server/db/owned-by-pair.ts';
import type { Member } from '#server/platform/context.ts';

const noteColumns = [
  'id',
  'user_id as userId',
  'title',
  'content',
  'category',
  'tags',
  'is_private as isPrivate',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

type Reader = Pick<Member, 'id' | 'coupleId'>;

/** What the member may read: all of their own, and of the partner's those that are not private. */
function selectReadable(db: Database, reader: Reader) {
  return db
    .selectFrom('notes')
    .select(noteColumns)
    .where(ownedByPair(reader))
    .where((eb) => eb.or([eb('user_id', '=', reader.id), eb('is_private', '=', false)]));
}

/** The last changed first; `search` is looked for in title and content, whatever its case. */
export function listNotes(
  db: Database,
  reader: Reader,
  { category, search }: { category?: NoteCategory | undefined; search?: string | undefined },
) {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return selectReadable(db, reader)
    .$if(category !== undefined, (query) => query.where('category', '=', sql.val(category)))
    .$if(Boolean(search), (query) =>
      query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('content', 'ilike', pattern)])),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findReadableNote(db: Database, reader: Reader, noteId: string) {
  return selectReadable(db, reader).where('id', '=', noteId).executeTakeFirst();
}

export interface NoteValues {
  title: string;
  content: string;
  category: NoteCategory;
  tags: string[];
  isPrivate: boolean;
}

export function insertNote(
  tx: Transaction,
  note: NoteValues & { id: string; userId: string; createdAt: string },
) {
  return tx
    .insertInto('notes')
    .values({
      user_id: note.userId,
      id: note.id,
      title: note.title,
      content: note.content,
      category: note.category,
      tags: note.tags,
      is_private: note.isPrivate,
      created_at: note.createdAt,
      updated_at: note.createdAt,
    })
    .returning(noteColumns)
    .executeTakeFirstOrThrow();
}

/** Changes what is not `undefined` of the writer's own note; `undefined` when they have none with this id. */
export function updateNote(
  tx: Transaction,
  writerId: string,
  noteId: string,
  change: { [Field in keyof NoteValues]?: NoteValues[Field] | undefined } & { updatedAt: string },
) {
  return tx
    .updateTable('notes')
    .set({
      title: change.title,
      content: change.content,
      category: change.category,
      tags: change.tags,
      is_private: change.isPrivate,
      updated_at: change.updatedAt,
    })
    .where('user_id', '=', writerId)
    .where('id', '=', noteId)
    .returning(noteColumns)
    .executeTakeFirst();
}

export async function deleteNote(tx: Transaction, writerId: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('notes')
    .where('user_id', '=', writerId)
    .where('id', '=', noteId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
