import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import { clearableDate, clearableText, fieldsFault, id, plainText, requiredText } from '#domain/kernel/fields.ts';
import { translatedText, translationsOf } from '#domain/kernel/translations.ts';
import { DEFAULT_BUTTON_TEXT, EXPERIENCE_STATUSES, experiencesFault } from './facts.ts';

/** An experience that couples can book. `eventDate` is a calendar date, `eventTime` is shown as entered. */
export const Experience = z.object({
  id,
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string(),
  icon: z.string(),
  duration: z.string().nullable(),
  location: z.string().nullable(),
  included: z.string().nullable(),
  bookingLink: z.string().nullable(),
  buttonText: z.string(),
  status: z.enum(EXPERIENCE_STATUSES),
  eventDate: z.string().nullable(),
  eventTime: z.string().nullable(),
  maxParticipants: z.number().int().nullable(),
  currentParticipants: z.number().int(),
});
export type Experience = z.infer<typeof Experience>;

const bookingLink = clearableText(500).refine(
  (link) => link === null || z.url({ protocol: /^https?$/ }).safeParse(link).success,
  { error: experiencesFault('linkInvalid') },
);
const COUNT_MAX = 1_000_000;
const count = (min: number, words: Fault = experiencesFault('countInvalid')) =>
  z.number({ error: words }).int({ error: words }).min(min, { error: words }).max(COUNT_MAX, { error: words });

/** Defaults for absent and for empty form fields. */
const EXPERIENCE_DEFAULTS = { icon: 'Star', buttonText: DEFAULT_BUTTON_TEXT } as const;

export const ExperienceTranslations = translationsOf({
  title: translatedText(120),
  subtitle: translatedText(200),
  description: translatedText(5000),
  duration: translatedText(80),
  location: translatedText(200),
  included: translatedText(2000),
  buttonText: translatedText(40),
});
export type ExperienceTranslations = z.output<typeof ExperienceTranslations>;

/** The fields of an experience without defaults, shared by creation and change. */
export const experienceFields = {
  title: requiredText(experiencesFault('titleRequired'), 120),
  description: requiredText(experiencesFault('descriptionRequired'), 5000),
  subtitle: clearableText(200).optional(),
  icon: z
    .string({ error: experiencesFault('iconInvalid') })
    .trim()
    .max(40, { error: experiencesFault('iconInvalid') })
    .nullable()
    .transform((icon) => icon || EXPERIENCE_DEFAULTS.icon),
  duration: clearableText(80).optional(),
  location: clearableText(200).optional(),
  included: clearableText(2000).optional(),
  bookingLink: bookingLink.optional(),
  buttonText: plainText(experiencesFault('buttonTextInvalid'))
    .max(40, { error: fieldsFault('tooLong', 40) })
    .nullable()
    .transform((text) => text || EXPERIENCE_DEFAULTS.buttonText),
  status: z.enum(EXPERIENCE_STATUSES, { error: experiencesFault('statusInvalid') }),
  isActive: z.boolean({ error: experiencesFault('flagInvalid') }),
  order: count(0),
  eventDate: clearableDate(experiencesFault('dateInvalid')),
  eventTime: clearableText(40).optional(),
  // A form sends an empty text for an omitted field.
  maxParticipants: z
    .union([z.literal('').transform(() => null), count(1, experiencesFault('maxParticipantsInvalid'))], {
      error: experiencesFault('maxParticipantsInvalid'),
    })
    .nullish(),
  currentParticipants: count(0),
  translations: ExperienceTranslations,
};

/** A new experience, with the defaults of the form (admin specification, section 3). */
export const ExperienceInput = z.object({
  ...experienceFields,
  icon: experienceFields.icon.default(EXPERIENCE_DEFAULTS.icon),
  buttonText: experienceFields.buttonText.default(EXPERIENCE_DEFAULTS.buttonText),
  status: experienceFields.status.default('Available'),
  isActive: experienceFields.isActive.default(true),
  order: experienceFields.order.default(1),
  currentParticipants: experienceFields.currentParticipants.default(0),
  translations: ExperienceTranslations.default({}),
});
export type ExperienceInput = z.output<typeof ExperienceInput>;
