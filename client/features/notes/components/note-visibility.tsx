import { Lock, UserRound, UsersRound } from 'lucide-react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import type { Note } from '#domain/notes/schema.ts';
import { noteScreensText as text } from '#messages/notes.ts';

/** Shows whether a note is private or shared, or the partner's name for their note. */
export function NoteVisibility({ note }: { note: Note }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const [Icon, label] =
    note.userId !== memberId
      ? [UserRound, text.from(partner?.firstName || null)]
      : note.isPrivate
        ? [Lock, text.onlyYou]
        : [UsersRound, text.bothOfYou];
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-caption font-medium text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="truncate cramped:whitespace-normal">{label}</span>
    </span>
  );
}
