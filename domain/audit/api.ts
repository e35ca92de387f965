import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { AuditEntry, AuditPageQuery } from './schema.ts';

export const auditAdmin = {
  list: endpoint({
    route: 'GET /api/admin/audit-log',
    access: 'admin',
    canLag: true,
    summary: 'List the changes by admins, the newest first; `search` finds the admin, the action and its object',
    input: AuditPageQuery,
    output: z.array(AuditEntry),
  }),
};
