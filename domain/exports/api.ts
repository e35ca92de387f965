import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { exportLimit } from '#domain/registry/rate-limits.ts';

export const exports = {
  download: endpoint({
    route: 'GET /api/export',
    access: 'member',
    canLag: true,
    summary: 'Everything of the member and their couple as one ZIP file: JSON, CSV and photos',
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
};
