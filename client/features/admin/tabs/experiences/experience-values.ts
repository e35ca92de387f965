import type { z } from 'zod';
import type { AdminExperience } from '#contract/admin/experiences.ts';
import { type Experience, ExperienceInput, experienceFields } from '#contract/experiences.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';

/** What the fields hold: a form sends an empty text for what was left out. */
export type ExperienceValues = z.input<typeof ExperienceInput>;

/** What the form begins with: the experience, or the defaults of a new one (admin specification, section 9). */
export function valuesOf(experience?: AdminExperience) {
  const defaults = ExperienceInput.parse({ title: '-', description: '-' });
  const { icon, buttonText, status, isActive, order, currentParticipants } = experience ?? defaults;
  return {
    title: experience?.title ?? '',
    subtitle: experience?.subtitle ?? '',
    description: experience?.description ?? '',
    duration: experience?.duration ?? '',
    location: experience?.location ?? '',
    included: experience?.included ?? '',
    bookingLink: experience?.bookingLink ?? '',
    eventDate: experience?.eventDate ?? '',
    eventTime: experience?.eventTime ?? '',
    maxParticipants: experience?.maxParticipants ?? null,
    icon,
    buttonText,
    status,
    isActive,
    order,
    currentParticipants,
  };
}

/** The experience that members would see of what is typed, finished or not. */
export function previewOf(typed: Partial<ExperienceValues>): Experience {
  const values = { ...valuesOf(), ...typed };
  const link = experienceFields.bookingLink.safeParse(values.bookingLink);
  return {
    id: '',
    title: values.title.trim() || text.untitled,
    subtitle: values.subtitle?.trim() || null,
    description: values.description,
    icon: values.icon ?? '',
    duration: values.duration?.trim() || null,
    location: values.location?.trim() || null,
    included: values.included?.trim() || null,
    bookingLink: (link.success && link.data) || null,
    buttonText: values.buttonText ?? '',
    status: values.status,
    eventDate: values.eventDate || null,
    eventTime: values.eventTime?.trim() || null,
    maxParticipants: orNull(values.maxParticipants || null),
    currentParticipants: orNull(values.currentParticipants) ?? 0,
  };
}

/** Whether members see an experience of these values at all. */
export function isShownToMembers({ isActive, status }: Partial<ExperienceValues>): boolean {
  return isActive === true && status !== 'Sold Out';
}

/** Texts in a time field are lost when they are none that it can show, such as '7 PM'. */
export function isClockTime(eventTime: string | null): boolean {
  return !eventTime || /^([01]\d|2[0-3]):[0-5]\d$/.test(eventTime);
}

/** An empty number field reads as NaN. */
function orNull(count: number | null | undefined): number | null {
  return count === undefined || Number.isNaN(count) ? null : count;
}
