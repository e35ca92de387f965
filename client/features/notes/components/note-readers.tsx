import { Lock, UserRound, UsersRound } from 'lucide-react';
import type { Note } from '#contract/notes.ts';
import { noteScreensText as text } from '#messages/en/note-screens.ts';
import { usePartner } from '../../../lib/partner.ts';
import { useMember } from '../../../lib/session.ts';

/** Who reads the note: only its writer, or both; of the partner's notes, from whom it is. */
export function NoteReaders({ note }: { note: Note }) {
  const { id: memberId } = useMember();
  const partner = usePartner();
  const [Icon, label] =
    note.userId !== memberId
      ? [UserRound, text.from(partner?.firstName || text.yourPartner)]
      : note.isPrivate
        ? [Lock, text.onlyYou]
        : [UsersRound, text.bothOfYou];
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-caption font-medium text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{label}</span>
    </span>
  );
}
