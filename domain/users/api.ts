import { z } from 'zod';
import { CsvFile, endpoint } from '#domain/registry/endpoint.ts';
import { exportLimit } from '#domain/registry/rate-limits.ts';
import type { Change } from '#domain/registry/resources.ts';
import { premiumResources } from '#domain/subscription/facts.ts';
import { AdminUser, AdminUserPatch, byId, UsersExport, UsersPageQuery } from './schema.ts';

const changes: readonly Change[] = ['admin', ...premiumResources];

export const usersAdmin = {
  list: endpoint({
    route: 'GET /api/admin/users',
    access: 'admin',
    canLag: true,
    summary: 'The members; `search` finds names and addresses',
    input: UsersPageQuery,
    output: z.array(AdminUser),
  }),
  export: endpoint({
    route: 'GET /api/admin/users/export.csv',
    access: 'admin',
    needsRecentProof: true,
    canLag: true,
    summary: 'Export the entries that the filters find as a CSV file for a spreadsheet',
    input: UsersExport,
    output: CsvFile,
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/users/{id}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Set what a member may: premium, verified address, admin access, a forced change of password',
    input: AdminUserPatch,
    output: AdminUser,
    changes,
  }),
  endSessions: endpoint({
    route: 'POST /api/admin/users/{id}/end-sessions',
    access: 'admin',
    summary: 'Sign a member out on every device',
    input: byId,
    output: z.object({ ended: z.number().int() }),
    changes: ['admin'],
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/users/{id}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Delete a member’s account and what is their own',
    input: byId,
    status: 204,
    changes: ['admin', 'membership'],
  }),
};
