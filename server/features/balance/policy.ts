/** The state of a couple's balance, and the day from which it counts. */
export interface SplittingPeriod {
  isOn: boolean;
  since: string;
  /** The day from which the balance counted before any restart: the first one, however often it was restarted. */
  formerSince: string | null;
  turnedOffOn: string | null;
}

/** Days within which a balance that is turned on again continues by default. */
const CONTINUED_DAYS = 365;

/** Turns the balance on or off on a day. `asked` is the requested start. */
export function changePeriod(
  before: SplittingPeriod | undefined,
  isOn: boolean,
  asked: 'former' | 'today' | undefined,
  today: string,
): SplittingPeriod {
  if (!before) return { isOn, since: today, formerSince: null, turnedOffOn: null };
  const { since, formerSince, turnedOffOn } = before;
  if (!isOn) return { ...before, isOn, turnedOffOn: before.isOn ? today : turnedOffOn };
  if (before.isOn)
    return asked === 'former' && formerSince !== null ? { ...before, since: formerSince, formerSince: null } : before;
  const offFor = Temporal.PlainDate.from(turnedOffOn ?? today).until(today).days;
  const isContinued = (asked ?? (offFor <= CONTINUED_DAYS ? 'former' : 'today')) === 'former';
  const isAnew = !isContinued && since !== today;
  return {
    isOn,
    since: isAnew ? today : since,
    formerSince: isAnew ? (formerSince ?? since) : formerSince,
    turnedOffOn: null,
  };
}
