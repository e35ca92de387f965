import { CalendarPlus, Info, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { toLocal } from '#client/lib/format/local-time.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { DATE_DEFAULTS } from '#domain/dates/facts.ts';
import { categoryOfFestival } from '#domain/dates/rules.ts';
import { PANCHANG_PLACES } from '#domain/panchang/cities.ts';
import { SIGHTED_FESTIVALS } from '#domain/panchang/facts.ts';
import { FESTIVAL_NAMES } from '#domain/panchang/festival-names.ts';
import type { PanchangPreferences } from '#domain/panchang/schema.ts';
import { citiesText } from '#messages/cities.ts';
import { panchangScreensText as text, panchangText } from '#messages/panchang.ts';
import type { FestivalDay } from '#packages/panchang/festivals.ts';
import { describeDay, listNights, reasonOf } from '../days-model.ts';
import { usePlanFestivalDay, usePlanFestivalNights } from '../festival-api.ts';

interface DayProps {
  /** A calendar date. */
  day: string;
  choice: PanchangPreferences;
}

/** 'Kartak sud 1 · Bestu Varas' */
export function TithiLine({ day, choice }: DayProps) {
  const { name, festivals } = describeDay(day, choice);
  return (
    <p className="text-caption text-ink-soft">
      {[name, ...festivals.map(({ key }) => panchangText.festivals[key])].join(' · ')}
    </p>
  );
}

interface DayTithiProps extends DayProps {
  /** A calendar date. */
  today: string;
  /** Titles of the dates that are planned on the day. A festival's is in the language of the one who planned it. */
  planned: readonly string[];
}

export function DayTithi({ day, choice, today, planned }: DayTithiProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, festivals, day: found } = describeDay(day, choice);
  const { sunrise, samvat } = found;
  const { timeZone } = PANCHANG_PLACES[choice.city];
  const time = formatTime(toLocal(sunrise, timeZone).time);
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-caption"
      >
        <Info aria-hidden className="size-4 shrink-0" />
        {name}
      </button>
      {festivals.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {festivals.map((festival) => (
            <li key={festival.key}>
              {day < today || planned.some((title) => FESTIVAL_NAMES[festival.key].includes(title)) ? (
                <FestivalChip festival={festival} />
              ) : (
                <PlanButton festival={festival} city={choice.city} today={today} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={name}
        description={text.explain(citiesText[choice.city], time)}
      >
        <p className="text-ink-soft">{text.samvat(samvat)}</p>
        {festivals.map((festival) => (
          <FestivalNote key={festival.key} festival={festival} />
        ))}
      </Dialog>
    </div>
  );
}

function FestivalChip({ festival }: { festival: FestivalDay }) {
  return (
    <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-festive-soft px-3 text-caption font-medium text-festive-ink">
      <Sparkles aria-hidden className="size-4 shrink-0" />
      {panchangText.festivals[festival.key]}
    </span>
  );
}

/** Says by which rule the festival is on this day, if almanacs differ. */
function FestivalNote({ festival }: { festival: FestivalDay }) {
  const { key, otherDay } = festival;
  const reason = reasonOf(festival);
  return (
    <div className="grid gap-0.5">
      <h3 className="text-lead">{panchangText.festivals[key]}</h3>
      {otherDay !== null && reason !== null && (
        <p className="text-ink-soft">{text.otherDay[reason](formatWeekday(otherDay))}</p>
      )}
      {SIGHTED_FESTIVALS.includes(key) && <p className="text-ink-soft">{text.sighted}</p>}
    </div>
  );
}

interface PlanButtonProps {
  festival: FestivalDay;
  city: PanchangPreferences['city'];
  today: string;
}

/** Plans the festival: a date in the evening of its day, or a series of its nights if none of them has passed. */
function PlanButton({ festival: { key, day }, city, today }: PlanButtonProps) {
  const planDay = usePlanFestivalDay();
  const { planNights, isPending } = usePlanFestivalNights();
  const nights = key === 'navratri' ? listNights(key, day, city) : [day];
  const isSeries = nights.length > 1 && nights.every((night) => night >= today);

  function plan() {
    const fields = {
      title: panchangText.festivals[key],
      scheduledTime: DATE_DEFAULTS.scheduledTime,
      category: categoryOfFestival(key),
      timezone: PANCHANG_PLACES[city].timeZone,
    };
    if (isSeries) planNights({ key, nights, plan: fields });
    else planDay.mutate({ ...fields, scheduledDate: day });
  }

  return (
    <Button variant="secondary" isPending={planDay.isPending || isPending} onClick={plan}>
      <CalendarPlus aria-hidden className="size-5" />
      {isSeries ? text.planNights(nights.length) : text.plan(panchangText.festivals[key])}
    </Button>
  );
}
