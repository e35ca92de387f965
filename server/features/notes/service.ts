import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import { notes } from '#domain/notes/record.ts';
import type { Note, NoteFilter, NoteInput, NotePatch } from '#domain/notes/schema.ts';
import { notesText } from '#messages/notes.ts';
import { touch } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { checkIdIsFree, moveOwnToTrash, restoreOwn } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { ChangeFor, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { type PageRequest, parsePageRequest, readLongPage } from '#server/platform/lists/paging.ts';
import { readSearched } from '#server/platform/lists/run-search.ts';
import { findReadableNote, insertNote, listNotes, lockNote, updateNoteRow } from './queries.ts';

/** Notes that a page reads first: as many of the longest, 30 kB each, as fill it. */
const FIRST_NOTES = 14;

/** Returns a page of the notes that match the filters, with `X-Next-Cursor` if more follow. */
export async function readNotes(context: MemberContext, query: NoteFilter): Promise<Note[]> {
  const { category, search } = query ?? {};
  const page = parsePageRequest(query, ['instant', 'id']);
  const filter = { search, category: category === 'all' ? undefined : category || undefined };
  const read = (part: PageRequest) =>
    readSearched(context.db, filter.search, (db) => listNotes(db, context.member, filter, part));
  return readLongPage(context, page, read, ({ updatedAt, id }) => [updatedAt, id], FIRST_NOTES);
}

export async function createNote(context: MemberContext, input: NoteInput): Promise<Note> {
  const { member, clock } = context;
  const now = toIso(clock.now());
  const id = input.id ?? randomUUIDv7();
  const note = { ...input, id, userId: member.id, createdAt: now, updatedAt: now };
  return context.changeFor(async (tx) => {
    if (input.id) await checkIdIsFree(tx, { userId: member.id, kind: 'note', id: input.id });
    const room = await context.storageLimits.makeRoom(tx, 'notes', member);
    touch(tx, notes, member.id, note.id, { before: null, after: note });
    return forPartner(await insertNote(tx, room, note), note.isPrivate);
  }, readNoteAgain(context));
}

export async function updateNote(context: MemberContext, input: z.output<typeof NotePatch>): Promise<Note> {
  const { member, clock } = context;
  const { id, updatedAt: version, ...change } = input;
  return context.changeFor(async (tx) => {
    const before = await lockNote(tx, member.id, id);
    if (before) checkVersion(version, before);
    const note = await updateNoteRow(tx, member.id, id, { ...change, updatedAt: toIso(clock.now()) });
    if (!before || !note) return refuseChange(tx, context, id);
    touch(tx, notes, member.id, id, { before, after: note });
    return forPartner(note, before.isPrivate && note.isPrivate);
  }, readNoteAgain(context));
}

export async function deleteNote(context: MemberContext, input: { id: string }): Promise<void> {
  await context.changeFor(async (tx) => {
    const note = await lockNote(tx, context.member.id, input.id);
    if (!note) return refuseChange(tx, context, input.id);
    const record = { kind: 'note', userId: context.member.id, id: input.id, isShared: false } as const;
    await moveOwnToTrash(tx, context, record);
    touch(tx, notes, record.userId, note.id, { before: note, after: null });
    return forPartner(undefined, note.isPrivate);
  });
}

export async function restoreNote(context: MemberContext, input: { id: string }): Promise<Note> {
  return context.changeFor(async (tx) => {
    await restoreOwn(tx, context, { kind: 'note', id: input.id });
    const note = await findReadableNote(tx, context.member, input.id);
    if (!note) throw refuse.notFound();
    touch(tx, notes, note.userId, note.id, { before: null, after: note });
    return forPartner(note, note.isPrivate);
  }, readNoteAgain(context));
}

/** Marks the change of a private note as private. Its existence is as private as its content. */
function forPartner<T>(result: T, isPrivate: boolean): ChangeFor<T> {
  return { result, audience: [], isPrivate };
}

/** Throws 403 for a readable note of the partner, and 404 for a private one as for an unknown id. */
async function refuseChange(tx: Transaction, { member }: MemberContext, noteId: string): Promise<never> {
  const readable = await findReadableNote(tx, member, noteId);
  throw readable && readable.userId !== member.id
    ? refuse.forbidden('only_writer_changes', notesText.onlyWriterChanges)
    : refuse.notFound();
}

/** Reads a note again, as the response to a repeated request. */
function readNoteAgain({ member }: MemberContext): ReadAgain<Note> {
  return async (tx, { id }) => {
    const note = await findReadableNote(tx, member, id);
    if (!note) throw refuse.notFound();
    return note;
  };
}
