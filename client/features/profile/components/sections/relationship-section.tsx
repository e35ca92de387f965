import { HeartHandshake, HeartPlus, KeyRound, LogOut, Mail } from 'lucide-react';
import { useState } from 'react';
import type { Couple } from '#contract/couples.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { Section } from '#client/ui/content/card.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { coupleStateOf } from '#client/features/couples/model.ts';
import type { DialogName } from '../dialogs/dialog-name.ts';
import { LazyInviteSheet } from '../lazy-invite-sheet.tsx';
import { CoupleFacts } from './couple-facts.tsx';
import { InviteCode } from './invite-code.tsx';

interface RelationshipSectionProps {
  couple: Couple | null;
  onOpen: (dialog: DialogName) => void;
}

/** Shows the couple, or the buttons to create or join one. */
export function RelationshipSection({ couple, onOpen }: RelationshipSectionProps) {
  const state = coupleStateOf(couple);
  const [isInviting, setIsInviting] = useState(false);
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
            <Button variant="secondary" onClick={() => setIsInviting(true)}>
              <HeartHandshake aria-hidden className="size-5" />
              {text.invite}
            </Button>
            <Button variant="secondary" onClick={() => onOpen('join')}>
              <KeyRound aria-hidden className="size-5" />
              {text.joinCouple}
            </Button>
          </div>
          {isInviting && <LazyInviteSheet onClose={() => setIsInviting(false)} />}
        </div>
      </Section>
    );
  }
  return (
    <Section title={text.relationship}>
      <CoupleFacts couple={couple} onOpen={onOpen} />
      {state === 'waiting' && (
        <>
          <InviteCode inviteCode={couple.inviteCode} expiresAt={couple.inviteCodeExpiresAt} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onOpen('invite')}>
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
