import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { useShownPanchang } from '../api.ts';

const Line = lazyNamed(async () => (await import('./day-tithi.tsx')).TithiLine, null, { isDispensable: true });
const Day = lazyNamed(async () => (await import('./day-tithi.tsx')).DayTithi, null, { isDispensable: true });
const Wedding = lazyNamed(async () => (await import('./wedding-offer.tsx')).WeddingOffer, null, {
  isDispensable: true,
});

/** A field of a date may be half typed, or far beyond the calendar. */
const CALENDAR_DATE = /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/;

/** The tithi and the chosen festivals of a day in one line, for a member who sees them. */
export function TithiLine({ day }: { day: string }) {
  const choice = useShownPanchang();
  return choice && CALENDAR_DATE.test(day) && <Line day={day} choice={choice} />;
}

interface DayTithiProps {
  /** Calendar dates. */
  day: string;
  today: string;
  /** Titles of the dates that are planned on the day. */
  planned: readonly string[];
}

/** The tithi of a day, which explains itself, and its festivals, each planned by one tap. */
export function DayTithi({ day, today, planned }: DayTithiProps) {
  const choice = useShownPanchang();
  return choice && <Day day={day} choice={choice} today={today} planned={planned} />;
}

/** Offers the couple's anniversary as an important date by its tithi. */
export function WeddingOffer({ anniversary }: { anniversary: string }) {
  const choice = useShownPanchang();
  return choice && <Wedding anniversary={anniversary} choice={choice} />;
}
