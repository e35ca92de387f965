import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { AuditEntry, AuditPageQuery } from './schema.ts';

export const auditAdmin = {
  list: endpoint({
    route: 'GET /api/admin/audit-log',
    access: 'admin',
    canLag: true,
    summary: 'What admins changed, the newest first; `search` finds who, what was done and to what',
    input: AuditPageQuery,
    output: z.array(AuditEntry),
  }),
};
