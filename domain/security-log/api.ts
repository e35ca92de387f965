import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { SecurityEvent, SecurityLogQuery } from './schema.ts';

export const securityLogAdmin = {
  list: endpoint({
    route: 'GET /api/admin/security-log',
    access: 'admin',
    canLag: true,
    summary:
      'Sign-ins, refusals, limits and what admins did, the newest first; `search` is an e-mail address, and finds what concerns it',
    input: SecurityLogQuery,
    output: z.array(SecurityEvent),
  }),
};
