import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime, formatWeekday } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { Badge, type BadgeTone } from '#client/ui/content/badge.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import type { AdminExperience } from '#domain/experiences/admin.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';

const statusTones: Record<AdminExperience['status'], BadgeTone> = {
  Available: 'accent',
  'Coming Soon': 'festive',
  'Sold Out': 'warning',
};

interface ExperienceRowProps {
  experience: AdminExperience;
  onEdit: () => void;
  onDelete: () => void;
}

export function ExperienceRow({ experience, onEdit, onDelete }: ExperienceRowProps) {
  const { title, subtitle, description, status, isActive } = experience;
  return (
    <li className="relative grid gap-x-8 gap-y-3 py-5 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 pr-24 lg:pr-0">
          <h3 className="min-w-0 text-lead font-semibold break-words">{title}</h3>
          <span className="inline-flex flex-wrap gap-1">
            <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? text.isActive : text.isInactive}</Badge>
            <Badge tone={statusTones[status]}>{status}</Badge>
          </span>
        </div>
        {subtitle && <p className="font-medium break-words">{subtitle}</p>}
        <p className="max-w-prose text-caption break-words whitespace-pre-line text-ink-soft">{description}</p>
      </div>
      <dl className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-1 text-caption lg:pt-2.5 lg:pr-24">
        <Facts experience={experience} />
      </dl>
      <div className="absolute top-5 right-0 flex">
        <IconButton icon={Pencil} label={text.edit(title)} onClick={onEdit} />
        <IconButton icon={Trash2} label={text.delete(title)} onClick={onDelete} />
      </div>
    </li>
  );
}

function Facts({ experience }: { experience: AdminExperience }) {
  const { eventDate, eventTime, duration, location, included, bookingLink } = experience;
  const when = [eventDate && formatWeekday(eventDate), eventTime && formatTime(eventTime)].filter(Boolean).join(' · ');
  return (
    <>
      {when && <Fact label={text.when}>{when}</Fact>}
      {duration && <Fact label={text.duration}>{duration}</Fact>}
      {location && <Fact label={text.location}>{location}</Fact>}
      {included && <Fact label={text.included}>{included}</Fact>}
      <Fact label={text.booked}>{describeBookings(experience)}</Fact>
      <Fact label={text.bookingLink}>
        {bookingLink ? (
          <a
            href={bookingLink}
            target="_blank"
            rel="noreferrer"
            className="[overflow-wrap:anywhere] text-accent-ink underline underline-offset-2"
          >
            {bookingLink}
          </a>
        ) : (
          text.noBookingLink
        )}
      </Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

function describeBookings({ currentParticipants, maxParticipants }: AdminExperience): string {
  const taken = formatCoins(currentParticipants);
  return maxParticipants === null ? text.bookedOpen(taken) : text.bookedOf(taken, formatCoins(maxParticipants));
}
