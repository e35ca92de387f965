import { CalendarDays, Clock3, Gift, type LucideIcon, MapPin, Sparkles, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { Card } from '#client/ui/content/card.tsx';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import type { Experience } from '#domain/experiences/schema.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { experienceScreensText as text } from '#messages/experiences.ts';
import { bookingLabel, type EXPERIENCE_ICONS, firstLine, placesLeft, shownStatus } from '../model.ts';

const namedIcons: Record<(typeof EXPERIENCE_ICONS)[number], LucideIcon> = { Star, Gift, Sparkles };
/** Icons by stored name, which may be one that is no longer offered. */
const icons: Readonly<Record<string, LucideIcon>> = namedIcons;

/** The words and formats of the page's language. */
const pageWords = { text, formatWeekday, formatTime };
/** The words and formats of a reader. */
export interface ExperienceWords extends Pick<typeof pageWords, 'formatWeekday' | 'formatTime'> {
  text: Catalogue<typeof text>;
}

interface ExperienceCardProps {
  experience: Experience;
  /** Words of another language than the page's, for a preview. */
  words?: ExperienceWords;
}

export function ExperienceCard({ experience, words = pageWords }: ExperienceCardProps) {
  const { title, subtitle, description, location, included, eventDate, eventTime, duration } = experience;
  const Icon = icons[experience.icon] ?? Star;
  const { maxParticipants, currentParticipants } = experience;
  const status = shownStatus(experience);
  const isFull = placesLeft(experience) === 0;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-festive-soft text-festive-ink">
          <Icon aria-hidden className="size-6" strokeWidth={1.8} />
        </span>
        <StatusBadge status={status} text={words.text} />
      </div>
      <div className="grid gap-1">
        <h3 className="text-title wrap-anywhere">{title}</h3>
        {subtitle && <p className="font-medium wrap-anywhere text-festive-ink">{subtitle}</p>}
        <p className="wrap-anywhere text-ink-soft">{firstLine(description)}</p>
      </div>
      <ul className="grid gap-1.5 text-caption">
        {eventDate && <Fact icon={CalendarDays}>{words.formatWeekday(eventDate)}</Fact>}
        {(eventTime ?? duration) && (
          <Fact icon={Clock3}>{[eventTime && words.formatTime(eventTime), duration].filter(Boolean).join(' · ')}</Fact>
        )}
        {location && <Fact icon={MapPin}>{location}</Fact>}
        {isFull && <Fact icon={Users}>{words.text.full}</Fact>}
        {!isFull && maxParticipants !== null && (
          <Fact icon={Users}>{words.text.spots(currentParticipants, maxParticipants)}</Fact>
        )}
      </ul>
      {included && (
        <p className="text-caption wrap-anywhere text-ink-soft">
          <span className="font-semibold text-ink">{words.text.included}:</span> {included}
        </p>
      )}
      <div className="mt-auto grid">
        <BookingLink experience={experience} text={words.text} />
      </div>
    </Card>
  );
}

type WithText = Pick<ExperienceWords, 'text'>;

function StatusBadge({ status, text: words }: { status: Experience['status'] } & WithText) {
  if (status === 'Coming Soon') return <Badge tone="festive">{words.soon}</Badge>;
  if (status === 'Sold Out') return <Badge>{words.soldOut}</Badge>;
  return <Badge tone="positive">{words.available}</Badge>;
}

function BookingLink({ experience, text: words }: { experience: Experience } & WithText) {
  const { bookingLink, title } = experience;
  const status = shownStatus(experience);
  const label = bookingLabel(experience, words.bookNow);
  if (status === 'Sold Out')
    return (
      <Button variant="secondary" disabled>
        {words.soldOut}
      </Button>
    );
  if (status === 'Coming Soon' || !bookingLink) {
    return (
      <div className="grid gap-2">
        <Button variant="secondary" disabled>
          {status === 'Coming Soon' ? words.soon : label}
        </Button>
        <p className="text-center text-caption text-ink-soft">
          {status === 'Coming Soon' ? words.notYet : words.noLink}
        </p>
      </div>
    );
  }
  return (
    <a href={bookingLink} target="_blank" rel="noreferrer" className={buttonClass()}>
      {label}
      <span className="sr-only">
        , {words.bookTitle(title)}, {words.opensElsewhere}
      </span>
    </a>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
