import { z } from 'zod';
import { couplesText } from '#messages/en/couples.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, clearableDate, email, id, instant, requiredText } from './fields.ts';
import { joinLimit, invitationLimit } from './rate-limits.ts';

/** One of the two, as the other sees them. `dateOfBirth` is a calendar date. */
export const Partner = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
});

/** A couple of one or two. `anniversary` and `relationshipStartDate` are calendar dates. */
export const Couple = z.object({
  id,
  name: z.string(),
  anniversary: z.string().nullable(),
  relationshipStartDate: z.string().nullable(),
  inviteCode: z.string(),
  users: z.array(Partner),
  createdAt: instant,
  /** It came by itself with a first shared record, and has not been named yet. */
  isImplicit: z.boolean(),
});
export type Couple = z.infer<typeof Couple>;

const inviteCode = z
  .string({ error: couplesText.codeRequired })
  .transform((code) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
  .pipe(z.string().min(1, couplesText.codeRequired).max(64, couplesText.codeInvalid));
const anniversary = calendarDate(couplesText.anniversaryRequired);

export const CoupleInput = z.object({
  name: requiredText(couplesText.nameRequired, 80),
  anniversary: clearableDate(couplesText.anniversaryRequired),
});
export const InvitationInput = z.object({
  email,
  name: requiredText(couplesText.partnerNameRequired, 80),
  // A form's empty field is none: then the couple's own goes out.
  inviteCode: z
    .union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), inviteCode])
    .optional(),
});
export const JoinInput = z.object({ inviteCode });
export const AnniversaryInput = z.object({ anniversary });

export const couples = {
  current: endpoint({
    route: 'GET /api/couples/current',
    access: 'member',
    summary: 'The member’s couple, or null',
    output: Couple.nullable(),
  }),
  get: endpoint({
    route: 'GET /api/couple',
    access: 'member',
    summary: 'The member’s couple; 404 without one',
    output: Couple,
  }),
  create: endpoint({
    route: 'POST /api/couples',
    access: 'member',
    summary: 'Create a couple of one, or name the one that came by itself',
    input: CoupleInput,
    output: Couple,
    status: 201,
    changes: ['couples', 'accounts', 'achievements'],
  }),
  join: endpoint({
    route: 'POST /api/couples/join',
    access: 'member',
    summary: 'Join the partner’s couple by its invite code, with everything recorded alone',
    input: JoinInput,
    output: Couple,
    limit: joinLimit,
    changes: [
      'couples',
      'accounts',
      'dates',
      'memories',
      'finances',
      'notes',
      'importantDates',
      'subscription',
      'achievements',
    ],
  }),
  invitePartner: endpoint({
    route: 'POST /api/couples/invite-partner',
    access: 'member',
    summary: 'Mail the partner an invitation with the code; only while alone in the couple',
    input: InvitationInput,
    output: z.object({ message: z.string() }),
    limit: invitationLimit,
  }),
  changeAnniversary: endpoint({
    route: 'PUT /api/couples/anniversary',
    access: 'member',
    summary: 'Set the anniversary',
    input: AnniversaryInput,
    output: Couple,
    changes: ['couples', 'accounts', 'achievements'],
  }),
  leave: endpoint({
    route: 'POST /api/couples/leave',
    access: 'member',
    summary: 'Leave the couple; what was shared stays with the partner',
    output: z.object({ message: z.string() }),
    changes: [
      'couples',
      'accounts',
      'dates',
      'memories',
      'finances',
      'notes',
      'importantDates',
      'subscription',
      'achievements',
    ],
  }),
};
