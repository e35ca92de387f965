import { endpoint } from '#domain/registry/endpoint.ts';
import { FromPartner, FromPartnerInput } from './schema.ts';

export const fromPartner = {
  get: endpoint({
    route: 'GET /api/from-partner',
    access: 'member',
    summary: 'Instant up to which the caller has seen comments, reactions, photos and list items of the partner',
    output: FromPartner,
  }),
  set: endpoint({
    route: 'PUT /api/from-partner',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Move the caller’s `seenUpTo` forward, at most to now; it never goes back',
    input: FromPartnerInput,
    output: FromPartner,
    changes: ['fromPartner'],
  }),
};
