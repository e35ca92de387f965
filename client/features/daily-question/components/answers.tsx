import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';
import type { AnsweredQuestion } from '#domain/daily-question/schema.ts';
import { dailyQuestionScreensText as text } from '#messages/daily-question.ts';

interface AnswersProps {
  answered: AnsweredQuestion;
  /** Cuts long answers, which the question's own screen shows whole. */
  isCompact?: boolean;
  /** Button beside the member's own answer. */
  action?: ReactNode;
}

/** Shows the answers that the member may see: both, or a note in place of a sealed or missing one. */
export function Answers({ answered: { mine, partner }, isCompact = false, action }: AnswersProps) {
  const member = useMember();
  const other = usePartner();
  const otherName = other?.firstName ?? null;
  return (
    <div className={clsx('grid grid-cols-1', isCompact ? 'gap-2' : 'gap-4')}>
      {mine !== null && (
        <Words
          name={fullNameOf(member)}
          label={text.you}
          photoUrl={member.profileImageUrl}
          words={mine}
          isCompact={isCompact}
          action={action}
        />
      )}
      {partner.text !== null && (
        <Words
          name={other ? fullNameOf(other) : text.partner}
          label={otherName ?? text.partner}
          photoUrl={other?.profileImageUrl}
          words={partner.text}
          isCompact={isCompact}
          isOther
        />
      )}
      {mine !== null && partner.state === 'none' && <Sealed words={text.waitingFor(otherName)} isCompact={isCompact} />}
      {partner.state === 'sealed' && <Sealed words={text.partnerWaits(otherName)} isCompact={isCompact} />}
    </div>
  );
}

function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

interface WordsProps {
  /** Full name, for the initials. */
  name: string;
  label: string;
  photoUrl: string | null | undefined;
  words: string;
  isCompact: boolean;
  action?: ReactNode;
  isOther?: boolean;
}

function Words({ name, label, photoUrl, words, isCompact, action, isOther = false }: WordsProps) {
  return (
    <div className="flex gap-3">
      <Avatar name={name} photoUrl={photoUrl ?? null} size="small" tone={isOther ? 'festive' : 'accent'} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-caption font-semibold text-ink-soft">{label}</p>
        <p className={clsx('whitespace-pre-line wrap-anywhere', isCompact && 'line-clamp-2')}>{words}</p>
      </div>
      {action}
    </div>
  );
}

function Sealed({ words, isCompact }: { words: string; isCompact: boolean }) {
  return (
    <p className={clsx('flex items-start gap-2 text-ink-soft', isCompact && 'text-caption')}>
      <Lock aria-hidden className={clsx('size-4 shrink-0', isCompact ? 'mt-0.5' : 'mt-1')} />
      {words}
    </p>
  );
}
