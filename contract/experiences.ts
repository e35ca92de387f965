import { z } from 'zod';
import { experiencesText } from '#messages/en/experiences.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, clearableText, id, requiredText } from './fields.ts';

export const EXPERIENCE_STATUSES = ['Available', 'Coming Soon', 'Sold Out'] as const;

/** Something to book for two. `eventDate` is a calendar date, `eventTime` as it is printed. */
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
  experiencesText.linkInvalid,
);
const count = (min: number) =>
  z
    .number({ error: experiencesText.countInvalid })
    .int(experiencesText.countInvalid)
    .min(min, experiencesText.countInvalid);

/** What an experience is made of, each field without a default: also what a change may hold. */
export const experienceFields = {
  title: requiredText(experiencesText.titleRequired, 120),
  description: requiredText(experiencesText.descriptionRequired, 5000),
  subtitle: clearableText(200).optional(),
  icon: z.string({ error: experiencesText.iconInvalid }).trim().max(40, experiencesText.iconInvalid),
  duration: clearableText(80).optional(),
  location: clearableText(200).optional(),
  included: clearableText(2000).optional(),
  bookingLink: bookingLink.optional(),
  buttonText: requiredText(experiencesText.buttonTextRequired, 40),
  status: z.enum(EXPERIENCE_STATUSES, { error: experiencesText.statusInvalid }),
  isActive: z.boolean({ error: experiencesText.flagInvalid }),
  order: count(0),
  eventDate: z
    .literal('')
    .transform(() => null)
    .or(calendarDate(experiencesText.dateInvalid))
    .nullish(),
  eventTime: clearableText(40).optional(),
  maxParticipants: count(1).nullish(),
  currentParticipants: count(0),
};

/** A new experience, with the defaults of the form (admin specification, section 3). */
export const ExperienceInput = z.object({
  ...experienceFields,
  icon: experienceFields.icon.default('Star'),
  // A form sends an empty text for what was left out.
  buttonText: z
    .literal('')
    .transform(() => 'Book Now')
    .or(experienceFields.buttonText)
    .default('Book Now'),
  status: experienceFields.status.default('Available'),
  isActive: experienceFields.isActive.default(true),
  order: experienceFields.order.default(1),
  currentParticipants: experienceFields.currentParticipants.default(0),
});
export type ExperienceInput = z.output<typeof ExperienceInput>;

export const experiences = {
  list: endpoint({
    route: 'GET /api/experiences',
    access: 'public',
    summary: 'The active experiences, in their order',
    output: z.array(Experience),
  }),
};
