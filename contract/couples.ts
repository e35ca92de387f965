import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { COUPLE_NAME_MAX } from './constants/couples.ts';
import { LeaveCoupleInput } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, clearableDate, email, id, instant, personName, requiredText } from './fields.ts';
import { inviterLimit, invitationLimit, joinLimit, passwordLimit } from './rate-limits.ts';

export interface CouplesFaults {
  anniversaryRequired: [];
  codeInvalid: [];
  codeRequired: [];
  nameRequired: [];
  partnerNameRequired: [];
}
export const couplesFault = faultsOf<CouplesFaults>('couples');

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
    takesIdempotencyKey: true,
    summary: 'Create a couple of one, or name the one that came by itself',
    input: CoupleInput,
    output: Couple,
    status: 201,
    changes: ['couples'],
  }),
  renewInviteCode: endpoint({
    route: 'POST /api/couples/invite-code',
    access: 'member',
    summary: 'Replace the invite code by a new one, which is good for 14 days; only while alone in the couple',
    output: Couple,
    limit: invitationLimit,
    changes: ['couples'],
  }),
  readInvitation: endpoint({
    route: 'POST /api/couples/invitation',
    access: 'member',
    summary: 'Look at an invite code before joining: whose it is, and what would come along',
    input: JoinInput,
    output: Invitation,
    limit: joinLimit,
  }),
  readInviter: endpoint({
    route: 'POST /api/couples/inviter',
    access: 'public',
    summary: 'The first name of who invites by a code, for the one who is about to register',
    input: JoinInput,
    output: z.object({ firstName: z.string() }),
    limit: inviterLimit,
  }),
  join: endpoint({
    route: 'POST /api/couples/join',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Join the partner’s couple by its invite code, with everything recorded alone',
    input: JoinInput,
    output: Couple,
    limit: joinLimit,
    changes: ['membership'],
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
    changes: ['couples'],
  }),
  changeName: endpoint({
    route: 'PUT /api/couples/name',
    access: 'member',
    summary: 'Rename the couple; null returns to the first names',
    input: CoupleNameInput,
    output: Couple,
    changes: ['couples'],
  }),
  finishWelcome: endpoint({
    route: 'POST /api/couples/welcome',
    access: 'member',
    summary: 'Note that the member has seen the welcome of the couple, which then is shown on none of their devices',
    output: Couple,
    changes: ['couples'],
  }),
  leave: endpoint({
    route: 'POST /api/couples/leave',
    access: 'member',
    summary:
      'Leave the couple; what was shared stays with the partner, but within 7 days of joining one’s own comes along',
    input: LeaveCoupleInput.partial().optional(),
    output: z.object({ message: z.string() }),
    limit: passwordLimit,
    changes: ['membership'],
    changesSignIn: 'recent',
  }),
};
