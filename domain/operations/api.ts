import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { QueueState, Warning } from './schema.ts';

export const operationsAdmin = {
  checkProof: endpoint({
    route: 'GET /api/admin/recent-proof',
    access: 'admin',
    needsRecentProof: true,
    summary:
      'Check that the proof of identity is recent enough for files of persons; a browser cannot repeat a download',
    status: 204,
  }),
  overview: endpoint({
    route: 'GET /api/admin/operations',
    access: 'admin',
    canLag: true,
    summary: 'Count the pending and the overdue work in each queue of the operations',
    output: z.array(QueueState),
  }),
  warnings: endpoint({
    route: 'GET /api/admin/warnings',
    access: 'admin',
    summary: 'List the faults of the installation',
    output: z.array(Warning),
  }),
};
