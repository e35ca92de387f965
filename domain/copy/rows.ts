import { z } from 'zod';
import { User } from '#domain/accounts/schema.ts';
import { Availability } from '#domain/availability/schema.ts';
import { StoredSettlement } from '#domain/balance/schema.ts';
import { Budget } from '#domain/budgets/schema.ts';
import { Comment } from '#domain/comments/schema.ts';
import { Couple } from '#domain/couples/schema.ts';
import { DailyMoment } from '#domain/daily-moment/schema.ts';
import { Answered } from '#domain/daily-question/schema.ts';
import { DateEvent, DateSeries } from '#domain/dates/schema.ts';
import { SPLIT_KINDS } from '#domain/expenses/facts.ts';
import { StoredExpense, StoredPrivateExpense } from '#domain/expenses/schema.ts';
import { FromPartner } from '#domain/from-partner/schema.ts';
import { SavingsEntry, SavingsGoal } from '#domain/goals/schema.ts';
import { ImportantDate } from '#domain/important-dates/schema.ts';
import { id, instant } from '#domain/kernel/fields.ts';
import { List, ListItem } from '#domain/lists/schema.ts';
import { StoredMemory } from '#domain/memories/schema.ts';
import { Note } from '#domain/notes/schema.ts';
import { Nudge } from '#domain/nudges/schema.ts';
import { PanchangPreferences } from '#domain/panchang/schema.ts';
import { StoredRecurringExpense } from '#domain/recurring/schema.ts';
import type { CopiedResource } from './resources.ts';

/** The member's own row, or the partner's with what partners see of each other; the rest of it is `null`. */
const CopiedMember = User.pick({ id: true, firstName: true, lastName: true, dateOfBirth: true, upiId: true }).extend({
  avatarVersion: z.string().nullable(),
  own: User.pick({
    email: true,
    emailVerified: true,
    isAdmin: true,
    city: true,
    mustChangePassword: true,
    language: true,
    createdAt: true,
  })
    .extend({ premiumUntil: instant.nullable(), partnerPremiumUntil: instant.nullable(), isWelcomeDue: z.boolean() })
    .nullable(),
});

/** A day with an answer. The partner's `text` is `null` while it is sealed. */
const CopiedAnswers = z.object({
  id,
  day: z.string(),
  questionId: z.string(),
  mine: z.string().nullable(),
  partner: Answered.shape.partner,
  /** True if the day lies within the time of this couple. */
  isOfBoth: z.boolean(),
  /** True if the other's answer is the present partner's. */
  isPartners: z.boolean(),
  reactions: Answered.shape.reactions,
  commentCount: z.number().int(),
});

const givenPhoto = { photoId: id, at: instant };

/** A day with a photo. The partner's `photoId` and `at` are `null` while it is sealed. */
const CopiedMoment = z.object({
  /** The day. */
  id: z.string(),
  day: z.string(),
  mine: z.object(givenPhoto).nullable(),
  partner: z.object({
    state: DailyMoment.shape.partner.shape.state,
    photoId: givenPhoto.photoId.nullable(),
    at: givenPhoto.at.nullable(),
  }),
  /** True if the day lies within the time of this couple. */
  isOfBoth: z.boolean(),
  memoryId: id.nullable(),
});

/**
 * The rows of the copy by resource, with their stored facts. Facts that follow from other rows, the reader or the time are
 * left to the device (`docs/topics/offline.md`).
 */
export const copiedRows = {
  members: CopiedMember,
  couples: Couple.pick({
    id: true,
    anniversary: true,
    relationshipStartDate: true,
    inviteCode: true,
    inviteCodeExpiresAt: true,
    createdAt: true,
    isImplicit: true,
    questionTopics: true,
    eveningTime: true,
  }).extend({
    ownName: z.string().nullable(),
    /** The members by seat. */
    seats: z.array(z.object({ userId: id, joinedAt: instant })),
  }),
  splitting: z.object({
    id,
    isOn: z.boolean(),
    since: z.string(),
    formerSince: z.string().nullable(),
    turnedOffOn: z.string().nullable(),
    defaultKind: z.enum(SPLIT_KINDS),
    defaultValue: z.string().nullable(),
  }),
  budgets: Budget.omit({ spent: true }).extend({ id: z.string() }),
  importantDates: ImportantDate,
  dates: DateEvent,
  dateSeries: DateSeries,
  answers: CopiedAnswers,
  moments: CopiedMoment,
  goals: SavingsGoal,
  lists: List.omit({ itemCount: true, openCount: true }),
  listItems: ListItem,
  recurring: StoredRecurringExpense,
  memories: StoredMemory,
  nudges: Nudge.omit({ fromUserName: true }),
  notes: Note,
  settlements: StoredSettlement,
  expenses: StoredExpense,
  privateExpenses: StoredPrivateExpense,
  comments: Comment.extend({ subjectKind: z.enum(['memory', 'date', 'daily_question']), subjectId: id }),
  goalEntries: SavingsEntry.extend({ goalId: id }),
  fromPartner: FromPartner.extend({ id }),
  availability: Availability.extend({ id }),
  panchangPreferences: PanchangPreferences.extend({ id }),
  achievements: z.object({ id, unlockedAt: instant }),
} as const satisfies Record<CopiedResource, z.ZodType>;

export type CopiedRow<Resource extends CopiedResource> = z.infer<(typeof copiedRows)[Resource]>;
