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
    summary: 'How much waits in each queue of the operations, and how much of it is overdue',
    output: z.array(QueueState),
  }),
  warnings: endpoint({
    route: 'GET /api/admin/warnings',
    access: 'admin',
    summary: 'What is wrong with the installation',
    output: z.array(Warning),
  }),
};
