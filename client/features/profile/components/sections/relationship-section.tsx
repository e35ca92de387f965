import { HeartPlus, KeyRound, LogOut, Mail } from 'lucide-react';
import type { Couple } from '#contract/couples.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { MirrorWork } from '../../../../ui/content/ornaments.tsx';
import { Button } from '../../../../ui/forms/button.tsx';
import { coupleStateOf } from '../../../couples/model.ts';
import type { DialogName } from '../dialogs/dialog-name.ts';
import { CoupleFacts } from './couple-facts.tsx';
import { InviteCode } from './invite-code.tsx';

interface RelationshipSectionProps {
  couple: Couple | null;
  onOpen: (dialog: DialogName) => void;
}

/** The couple and its two, or the two ways to become one. */
export function RelationshipSection({ couple, onOpen }: RelationshipSectionProps) {
  const state = coupleStateOf(couple);
  if (!couple || state === 'single') {
    return (
      <Section title={text.relationship}>
        <div className="grid justify-items-start gap-3 rounded-large bg-festive-soft p-6 text-festive-ink sm:p-8">
          <MirrorWork className="size-16" />
          <h3 className="text-title">{text.singleTitle}</h3>
          <p className="max-w-prose">{text.singleText}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            <Button onClick={() => onOpen('create')}>
              <HeartPlus aria-hidden className="size-5" />
              {text.createCouple}
            </Button>
            <Button variant="secondary" onClick={() => onOpen('join')}>
              <KeyRound aria-hidden className="size-5" />
              {text.joinCouple}
            </Button>
          </div>
        </div>
      </Section>
    );
  }
  return (
    <Section title={text.relationship}>
      <CoupleFacts couple={couple} onOpen={onOpen} />
      {state === 'waiting' && (
        <>
          <InviteCode inviteCode={couple.inviteCode} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => onOpen('invite')}>
              <Mail aria-hidden className="size-5" />
              {text.invitePartner}
            </Button>
            <Button variant="quiet" onClick={() => onOpen('join')}>
              <KeyRound aria-hidden className="size-5" />
              {text.joinCouple}
            </Button>
          </div>
        </>
      )}
      {state === 'paired' && (
        <Button variant="quiet" onClick={() => onOpen('leave')} className="-ml-5 justify-self-start">
          <LogOut aria-hidden className="size-5" />
          {text.leave}
        </Button>
      )}
    </Section>
  );
}
