import { Lock } from 'lucide-react';
import type { AnsweredQuestion } from '#contract/daily-question.ts';
import { dailyQuestionScreensText as text } from '#messages/screens/daily-question.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Avatar } from '#client/ui/content/avatar.tsx';

/** Shows the answers that the member may see: both, or a note in place of a sealed or missing one. */
export function Answers({ answered: { mine, partner } }: { answered: AnsweredQuestion }) {
  const member = useMember();
  const other = usePartner();
  const otherName = other?.firstName ?? null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {mine !== null && (
        <Words name={fullNameOf(member)} label={text.you} photoUrl={member.profileImageUrl} words={mine} />
      )}
      {partner.text !== null && (
        <Words
          name={other ? fullNameOf(other) : text.partner}
          label={otherName ?? text.partner}
          photoUrl={other?.profileImageUrl}
          words={partner.text}
          isOther
        />
      )}
      {mine !== null && partner.state === 'none' && <Sealed words={text.waitingFor(otherName)} />}
      {partner.state === 'sealed' && <Sealed words={text.partnerWaits(otherName)} />}
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
  isOther?: boolean;
}

function Words({ name, label, photoUrl, words, isOther = false }: WordsProps) {
  return (
    <div className="flex gap-3">
      <Avatar name={name} photoUrl={photoUrl ?? null} size="small" tone={isOther ? 'festive' : 'accent'} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-caption font-semibold text-ink-soft">{label}</p>
        <p className="whitespace-pre-line wrap-anywhere">{words}</p>
      </div>
    </div>
  );
}

function Sealed({ words }: { words: string }) {
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <Lock aria-hidden className="mt-1 size-4 shrink-0" />
      {words}
    </p>
  );
}
