import { z } from 'zod';
import { LeaveCoupleInput } from '#domain/accounts/credentials.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { invitationLimit, inviterLimit, joinLimit, passwordLimit } from '#domain/registry/rate-limits.ts';
import {
  AnniversaryInput,
  Couple,
  CoupleInput,
  CoupleNameInput,
  Invitation,
  InvitationInput,
  JoinInput,
} from './schema.ts';

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
