import { z } from 'zod';
import { adminWaitlistText } from '#messages/en/admin/waitlist.ts';
import { endpoint } from '../endpoint.ts';
import { recordId } from '../fields.ts';
import { ListPart, timeOrder } from '../paging.ts';
import { exportLimit } from '../rate-limits.ts';
import { WAITLIST_STATUSES, WaitlistEntry } from '../waitlist.ts';
import { RELATIONSHIP_STAGES } from '../waitlist-lists.ts';

const filters = {
  city: z.string().trim().max(80).optional(),
  status: z.enum(WAITLIST_STATUSES, { error: adminWaitlistText.statusInvalid }).optional(),
  stage: z.enum(RELATIONSHIP_STAGES, { error: adminWaitlistText.stageInvalid }).optional(),
};
const WaitlistPart = ListPart.extend({ ...filters, order: timeOrder }).optional();
export type WaitlistPart = z.output<typeof WaitlistPart>;
const WaitlistExport = ListPart.pick({ search: true }).extend(filters).optional();
export type WaitlistExport = z.output<typeof WaitlistExport>;

const count = z.number().int();

/** Counts over all entries. `pilot` are those of the pilot's cities; `cities` the 8 with the most entries. */
export const WaitlistFigures = z.object({
  total: count,
  pilot: count,
  expansion: count,
  statuses: z.object({ pending: count, contacted: count, approved: count }),
  cities: z.array(z.object({ city: z.string(), count })),
  /** `stage` is null for those who did not say. */
  stages: z.array(z.object({ stage: z.enum(RELATIONSHIP_STAGES).nullable(), count })),
});
export type WaitlistFigures = z.infer<typeof WaitlistFigures>;

const byId = z.object({ id: recordId });

export const waitlistAdmin = {
  list: endpoint({
    route: 'GET /api/admin/waitlist',
    access: 'admin',
    summary: 'The waitlist, the newest first; `search` finds names, addresses and phone numbers',
    input: WaitlistPart,
    output: z.array(WaitlistEntry),
  }),
  figures: endpoint({
    route: 'GET /api/admin/waitlist/figures',
    access: 'admin',
    summary: 'Counts over the whole waitlist',
    output: WaitlistFigures,
  }),
  export: endpoint({
    route: 'GET /api/admin/waitlist/export.csv',
    access: 'admin',
    summary: 'What the filters find as a CSV file for a spreadsheet',
    input: WaitlistExport,
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
    limit: exportLimit,
  }),
  update: endpoint({
    route: 'PATCH /api/admin/waitlist/{id}',
    access: 'admin',
    summary: 'Move an entry on: pending to contacted or approved, contacted to approved',
    input: byId.extend({
      status: z.enum(['contacted', 'approved'], { error: adminWaitlistText.moveInvalid }),
    }),
    output: WaitlistEntry,
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
