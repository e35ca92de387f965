import { z } from 'zod';
import { QUESTION_TOPICS } from '#domain/daily-question/facts.ts';
import { calendarDate, clearableDate, email, id, instant, personName, requiredText } from '#domain/kernel/fields.ts';
import { COUPLE_NAME_MAX, couplesFault, EVENING_TIMES } from './facts.ts';

/** A member of the couple, as the partner sees them. `dateOfBirth` is a calendar date. */
export const Partner = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
});

/** A couple with one or two members. `anniversary` and `relationshipStartDate` are calendar dates. */
export const Couple = z.object({
  id,
  /** The couple's own name, or else both first names with the reader's partner last. */
  name: z.string(),
  /** True if the couple has a name of its own. */
  isNamed: z.boolean(),
  anniversary: z.string().nullable(),
  relationshipStartDate: z.string().nullable(),
  inviteCode: z.string(),
  inviteCodeExpiresAt: instant,
  users: z.array(Partner),
  createdAt: instant,
  /** True if the couple was created together with a first shared record and has not been named yet. */
  isImplicit: z.boolean(),
  /** Topics on which the couple gets questions of the day, beside the questions that are for all. */
  questionTopics: z.array(z.enum(QUESTION_TOPICS)),
  /** The time in India at which both are reminded of the day's question. */
  eveningTime: z.enum(EVENING_TIMES),
  /**
   * End of the period in which a member who leaves takes along the records they created. `null` for a member without a
   * partner, or once it is over.
   */
  takeBackUntil: instant.nullable(),
  /** True until the reader has seen the welcome that follows the partner's or their own joining. */
  isWelcomeDue: z.boolean(),
});
export type Couple = z.infer<typeof Couple>;

const inviteCode = z
  .string({ error: couplesFault('codeRequired') })
  .transform((code) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: couplesFault('codeRequired') })
      .max(64, { error: couplesFault('codeInvalid') }),
  );
const anniversary = calendarDate(couplesFault('anniversaryRequired'));

export const CoupleInput = z.object({
  name: requiredText(couplesFault('nameRequired'), 80),
  anniversary: clearableDate(couplesFault('anniversaryRequired')),
});
export const CoupleNameInput = z.object({
  name: requiredText(couplesFault('nameRequired'), COUPLE_NAME_MAX).nullable(),
});
export const InvitationInput = z.object({
  email,
  name: personName(couplesFault('partnerNameRequired'), 80),
  // An empty form field means no code: the invitation then carries the couple's own code.
  inviteCode: z
    .union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), inviteCode])
    .optional(),
});
export const JoinInput = z.object({ inviteCode });
export const AnniversaryInput = z.object({ anniversary });

/** The couple's hour for the evening's reminder of the day's question. */
export const Evening = z.object({ time: z.enum(EVENING_TIMES, { error: couplesFault('eveningInvalid') }) });
export type Evening = z.output<typeof Evening>;

/** Preview of joining by an invite code: the couple to join, and the number of own records that the member brings. */
export const Invitation = z.object({
  /** The couple's own name, or else both first names in the order that the reader will see after joining. */
  coupleName: z.string(),
  isNamed: z.boolean(),
  partnerName: z.string(),
  brought: z.object({
    dates: z.int(),
    memories: z.int(),
    expenses: z.int(),
    recurring: z.int(),
    goals: z.int(),
    lists: z.int(),
  }),
});
export type Invitation = z.infer<typeof Invitation>;
