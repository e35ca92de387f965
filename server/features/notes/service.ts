import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { Note, NoteFilter, NoteInput, NotePatch } from '#contract/notes.ts';
import { notesText } from '#messages/en/notes.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { deleteNote, findReadableNote, insertNote, listNotes, updateNote } from './queries.ts';

export async function readNotes({ db, member }: MemberContext, filter: NoteFilter): Promise<Note[]> {
  const { category, search } = filter ?? {};
  return listNotes(db, member, { search, category: category === 'all' ? undefined : category || undefined });
}

export async function writeNote(context: MemberContext, input: NoteInput): Promise<Note> {
  const { member, clock } = context;
  const note = { ...input, id: randomUUIDv7(), userId: member.id, createdAt: toIso(clock.now()) };
  return context.change((tx) => insertNote(tx, note));
}

export async function changeNote(context: MemberContext, input: z.output<typeof NotePatch>): Promise<Note> {
  const { member, clock } = context;
  return context.change(async (tx) => {
    const note = await updateNote(tx, member.id, input.id, { ...input, updatedAt: toIso(clock.now()) });
    return note ?? (await refuseChange(tx, context, input.id));
  });
}

export async function removeNote(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const isDeleted = await deleteNote(tx, context.member.id, input.id);
    if (!isDeleted) await refuseChange(tx, context, input.id);
  });
}

/** The partner's readable note is told apart; a private one answers like none at all. */
async function refuseChange(tx: Transaction, { member }: MemberContext, noteId: string): Promise<never> {
  const readable = await findReadableNote(tx, member, noteId);
  throw readable ? refuse.forbidden(notesText.onlyWriterChanges) : refuse.notFound();
}
