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

export const ExperienceInput = z.object({
  title: requiredText(experiencesText.titleRequired, 120),
  description: requiredText(experiencesText.descriptionRequired, 5000),
  subtitle: clearableText(200).optional(),
  icon: z.string().trim().max(40).default('Star'),
  duration: clearableText(80).optional(),
  location: clearableText(200).optional(),
  included: clearableText(2000).optional(),
  bookingLink: bookingLink.optional(),
  buttonText: requiredText(experiencesText.titleRequired, 40).default('Book Now'),
  status: z.enum(EXPERIENCE_STATUSES, { error: experiencesText.statusInvalid }).default('Available'),
  isActive: z.boolean().default(true),
  order: count(0).default(1),
  eventDate: calendarDate(experiencesText.dateInvalid).nullish(),
  eventTime: clearableText(40).optional(),
  maxParticipants: count(1).nullish(),
  currentParticipants: count(0).default(0),
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
