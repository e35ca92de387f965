import { Check, Clock, EyeOff, type LucideIcon, Undo2, Gift, Route } from 'lucide-react';
import type { ConciergeRequest } from '#contract/concierge.ts';
import type { ConciergeState, ConciergeKind } from '#contract/constants/concierge.ts';
import { conciergeScreensText as text } from '#messages/concierge.ts';
import { useNow } from '#client/lib/clock.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { LinkedText } from '#client/ui/content/linked-text.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { describeFrame, describeStanding } from '../model.ts';

export const kindIcons: Readonly<Record<ConciergeKind, LucideIcon>> = { gift: Gift, planning: Route };

const states: Readonly<Record<ConciergeState, { tone: BadgeTone; icon: LucideIcon }>> = {
  waiting: { tone: 'festive', icon: Clock },
  answered: { tone: 'positive', icon: Check },
  withdrawn: { tone: 'neutral', icon: Undo2 },
};

interface RequestRowProps {
  request: ConciergeRequest;
  onWithdraw: () => void;
}

export function RequestRow({ request, onWithdraw }: RequestRowProps) {
  const { kind, occasion, wishes, state, answer } = request;
  const member = useMember();
  const partner = usePartner();
  const now = useNow();
  const Icon = kindIcons[kind];
  return (
    <li className="grid grid-cols-1 gap-3 rounded-large border border-line bg-surface p-[min(1.25rem,5vw)]">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
          <h3 className="font-heading text-lead leading-tight font-semibold wrap-anywhere">{occasion}</h3>
          <p className="text-caption text-ink-soft">
            <Icon aria-hidden className="mr-1.5 inline size-4 align-[-0.2em]" />
            {text.kinds[kind]} · <span className="figures">{describeFrame(request, member.id, partner)}</span>
          </p>
        </div>
        <Badge tone={states[state].tone} icon={states[state].icon}>
          {text.states[state]}
        </Badge>
      </div>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{wishes}</p>
      {answer !== null && (
        <div className="grid gap-1 rounded-small bg-positive-soft px-4 py-3">
          <h4 className="text-caption font-semibold text-positive">{text.answer}</h4>
          <LinkedText text={answer} newTabLabel={text.opensElsewhere} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-caption text-ink-soft">
        <p className="figures">{describeStanding(request, now)}</p>
        {kind === 'gift' && (
          <p className="inline-flex items-center gap-1.5">
            <EyeOff aria-hidden className="size-4" />
            {text.onlyYou}
          </p>
        )}
        {state === 'waiting' && (
          <Button variant="quiet" aria-label={text.withdrawOf(occasion)} onClick={onWithdraw} className="-mx-5">
            {text.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}
