import type { Balance } from '#domain/balance/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';
import type { StoredAnswers } from '#domain/daily-question/public-form.ts';
import type { DateEvent } from '#domain/dates/schema.ts';

/** State of the five things that make a moment, on this device; `null` before it is known. */
export interface MomentState {
  dates: readonly Pick<DateEvent, 'id' | 'seriesId' | 'partnerResponse' | 'startsAt'>[] | null;
  answers: readonly Pick<StoredAnswers, 'day' | 'mine' | 'partner'>[] | null;
  /** The balance, with what tells one time of being even from another. */
  balance: (Pick<Balance, 'isOn' | 'owedBy' | 'owedTo'> & { settledBy: string | null }) | null;
  couple: (Pick<Couple, 'id' | 'anniversary' | 'relationshipStartDate'> & { users: readonly { id: string }[] }) | null;
  /** Number of first steps that are left. */
  stepsLeft: number | null;
}

export interface Moment {
  kind: 'accepted' | 'opened' | 'even' | 'since' | 'steps';
  /** Names the thing, so that its moment is shown once. */
  key: string;
}

interface Around {
  /** Instant of now, and its calendar day in India. */
  nowIso: string;
  today: string;
}

/** Lists the moments between two states. A thing that only becomes known makes no moment. */
export function listMoments(before: MomentState, after: MomentState, { nowIso, today }: Around): Moment[] {
  return [
    ...listAccepted(before, after, nowIso),
    ...(isOpened(before, after, today) ? [{ kind: 'opened', key: `opened/${today}` } as const] : []),
    ...(isEvened(before, after)
      ? // An expense can even out a later balance, with the same last settlement.
        [{ kind: 'even', key: `even/${today}/${after.balance?.settledBy ?? ''}` } as const]
      : []),
    ...(before.couple && after.couple?.id === before.couple.id && !sinceOf(before.couple) && sinceOf(after.couple)
      ? [{ kind: 'since', key: `since/${after.couple.id}` } as const]
      : []),
    ...(before.stepsLeft !== null && before.stepsLeft > 0 && after.stepsLeft === 0
      ? [{ kind: 'steps', key: 'steps' } as const]
      : []),
  ];
}

/** Returns the moment of a coming date that was accepted; several at once, as of a series, are one. */
function listAccepted(before: MomentState, after: MomentState, nowIso: string): Moment[] {
  const known = new Map(before.dates?.map(({ id, partnerResponse }) => [id, partnerResponse]));
  const accepted = after.dates?.find(({ id, partnerResponse, startsAt }) => {
    const former = known.get(id);
    return startsAt > nowIso && partnerResponse === 'accepted' && former !== undefined && former !== 'accepted';
  });
  return accepted ? [{ kind: 'accepted', key: `accepted/${accepted.seriesId ?? accepted.id}` }] : [];
}

function isOpened(before: MomentState, after: MomentState, today: string): boolean {
  if (before.answers === null) return false;
  const [former, now] = [before, after].map(({ answers }) => answers?.find(({ day }) => day === today));
  return now?.partner.state === 'open' && now.mine !== null && former?.partner.state !== 'open';
}

/** Returns true if the two owe each other nothing any longer. A partner who leaves makes no balance even. */
function isEvened({ balance: former }: MomentState, { balance, couple }: MomentState): boolean {
  if (!former?.owedBy || !balance?.isOn || balance.owedBy !== null) return false;
  const users = couple?.users ?? [];
  return [former.owedBy, former.owedTo].every((userId) => users.some(({ id }) => id === userId));
}

function sinceOf({ anniversary, relationshipStartDate }: NonNullable<MomentState['couple']>): string | null {
  return anniversary ?? relationshipStartDate;
}
