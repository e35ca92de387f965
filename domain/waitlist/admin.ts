import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { BulkResult, chosenRows, Until } from '#domain/operations/bulk.ts';
import { adminBulkFault } from '#domain/operations/facts.ts';
import { CsvFile, endpoint } from '#domain/registry/endpoint.ts';
import { exportLimit } from '#domain/registry/rate-limits.ts';
import { adminWaitlistFault, RELATIONSHIP_STAGES, WAITLIST_STATUSES } from './facts.ts';
import { WaitlistEntry } from './schema.ts';

const filters = {
  city: z.string().trim().max(80).optional(),
  status: z.enum(WAITLIST_STATUSES, { error: adminWaitlistFault('statusInvalid') }).optional(),
  stage: z.enum(RELATIONSHIP_STAGES, { error: adminWaitlistFault('stageInvalid') }).optional(),
};
const WaitlistPageQuery = PageQuery.extend({ ...filters, order: timeOrder }).optional();
export type WaitlistPageQuery = z.output<typeof WaitlistPageQuery>;
const WaitlistExport = PageQuery.pick({ search: true }).extend(filters).optional();
export type WaitlistExport = z.output<typeof WaitlistExport>;

const count = z.number().int();

/**
 * Counts over all entries. `pilot` counts those from pilot cities; `cities` lists the 8 cities with the most entries.
 */
export const WaitlistFigures = z.object({
  total: count,
  pilot: count,
  expansion: count,
  statuses: z.object({ pending: count, contacted: count, approved: count }),
  cities: z.array(z.object({ city: z.string(), count })),
  /** `stage` is null for entries without an answer. */
  stages: z.array(z.object({ stage: z.enum(RELATIONSHIP_STAGES).nullable(), count })),
});
export type WaitlistFigures = z.infer<typeof WaitlistFigures>;

const byId = z.object({ id: recordId });
const nextStatus = z.enum(['contacted', 'approved'], { error: adminWaitlistFault('moveInvalid') });

/** Either the selected entries, each with the status that was shown, or all that match the filters up to an instant. */
const WaitlistBulk = z
  .object({
    status: nextStatus,
    rows: chosenRows(byId.extend({ status: z.enum(WAITLIST_STATUSES) })).optional(),
    matching: WaitlistExport.unwrap().extend(Until.shape).optional(),
  })
  .refine(({ rows, matching }) => (rows === undefined) !== (matching === undefined), {
    error: adminBulkFault('nothingChosen'),
  });
export type WaitlistBulk = z.output<typeof WaitlistBulk>;

export const waitlistAdmin = {
  list: endpoint({
    route: 'GET /api/admin/waitlist',
    access: 'admin',
    canLag: true,
    summary: 'The waitlist, the newest first; `search` finds names, addresses and phone numbers',
    input: WaitlistPageQuery,
    output: z.array(WaitlistEntry),
  }),
  figures: endpoint({
    route: 'GET /api/admin/waitlist/figures',
    access: 'admin',
    canLag: true,
    summary: 'Counts over the whole waitlist',
    output: WaitlistFigures,
  }),
  count: endpoint({
    route: 'GET /api/admin/waitlist/count',
    access: 'admin',
    canLag: true,
    summary: 'Count the entries that the filters find',
    input: WaitlistExport,
    output: z.object({ count }),
  }),
  export: endpoint({
    route: 'GET /api/admin/waitlist/export.csv',
    access: 'admin',
    needsRecentProof: true,
    canLag: true,
    summary: 'Export the entries that the filters find as a CSV file for a spreadsheet',
    input: WaitlistExport,
    output: CsvFile,
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/waitlist/{id}',
    access: 'admin',
    summary: 'Move an entry on: pending to contacted or approved, contacted to approved',
    input: byId.extend({ status: nextStatus }),
    output: WaitlistEntry,
    changes: ['admin'],
  }),
  updateMany: endpoint({
    route: 'POST /api/admin/waitlist/move',
    access: 'admin',
    summary: 'Move several entries on, or all that the filters find',
    input: WaitlistBulk,
    output: BulkResult,
    changes: ['admin'],
  }),
  delete: endpoint({
    route: 'DELETE /api/admin/waitlist/{id}',
    access: 'admin',
    summary: 'Delete an entry',
    input: byId,
    status: 204,
    changes: ['admin'],
  }),
};
