import type { z } from 'zod';
import type { AdminExperience } from '#domain/experiences/admin.ts';
import { type Experience, experienceFields, ExperienceInput } from '#domain/experiences/schema.ts';
import { withoutUndefined } from '#domain/kernel/apply-patch.ts';
import { localize } from '#domain/kernel/localize.ts';
import { adminExperiencesText as text } from '#messages/en/admin/experiences.ts';
import { type PreviewLanguage, toTranslationForm } from '../../translations-model.ts';

/** The texts of an experience that can be translated. */
export const TRANSLATED_EXPERIENCE_TEXTS = [
  'title',
  'subtitle',
  'description',
  'duration',
  'location',
  'included',
  'buttonText',
] as const;

/** Values of the form: an empty text for an omitted field. */
export type ExperienceValues = z.input<typeof ExperienceInput>;

/** Returns the initial values: the experience's, or the defaults of a new one (admin specification, section 9). */
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
    translations: toTranslationForm(TRANSLATED_EXPERIENCE_TEXTS, experience?.translations),
  };
}

/** Returns the typed values as an experience for the preview in `language`, valid or not. */
export function previewOf(typed: Partial<ExperienceValues>, language: PreviewLanguage): Experience {
  const values = localize({ ...valuesOf(), ...withoutUndefined(typed) }, language);
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

/** Returns true if a time input can show the text; it drops any other, such as '7 PM'. */
export function isClockTime(eventTime: string | null): boolean {
  return !eventTime || /^([01]\d|2[0-3]):[0-5]\d$/.test(eventTime);
}

/** Returns `null` for an empty number field, which reads as NaN. */
function orNull(count: number | null | undefined): number | null {
  return count === undefined || Number.isNaN(count) ? null : count;
}
