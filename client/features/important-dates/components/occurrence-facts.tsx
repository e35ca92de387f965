import { Bell, Lock, type LucideIcon, Repeat, UserRound } from 'lucide-react';
import { importantDateScreensText as text } from '#messages/screens/important-dates.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { describeFirstYear, type Occurrence } from '../model.ts';

/** Shows recurrence, reminder and sharing. */
export function OccurrenceFacts({ occurrence }: { occurrence: Occurrence }) {
  const { date, daysLeft } = occurrence;
  const { id: memberId } = useMember();
  const partner = usePartner();
  const firstYear = describeFirstYear(occurrence);
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft empty:hidden">
      {firstYear && <Fact icon={Repeat} kind={text.everyYear} label={firstYear} />}
      {daysLeft >= 0 && <Fact icon={Bell} kind={text.reminder} label={text.daysBefore(date.reminderDays)} />}
      {date.userId !== memberId && <Fact icon={UserRound} label={text.addedBy(partner?.firstName || null)} />}
      {!date.isShared && <Fact icon={Lock} label={text.onlyYou} />}
    </p>
  );
}

/** Shows a fact; on a phone, only the icon conveys `kind`. */
function Fact({ icon: Icon, kind, label }: { icon: LucideIcon; kind?: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        {kind && <span className="max-sm:sr-only">{kind} </span>}
        {label}
      </span>
    </span>
  );
}
