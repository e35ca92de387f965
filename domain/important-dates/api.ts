import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { ImportantDate, ImportantDateInput, ImportantDatePatch } from './schema.ts';

const changes: readonly Change[] = ['importantDates'];

export const importantDates = {
  list: endpoint({
    route: 'GET /api/important-dates',
    access: 'member',
    canLag: true,
    summary:
      'The member’s important dates and those that the partner shares, by their calendar date; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(ImportantDate),
  }),
  create: endpoint({
    route: 'POST /api/important-dates',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'importantDates',
    summary: 'Add an important date: every year, shared and with a reminder 7 days before unless said',
    input: ImportantDateInput,
    output: ImportantDate,
    status: 201,
    changes,
  }),
  update: endpoint({
    route: 'PUT /api/important-dates/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change the fields that are sent; of a shared one the partner may change all but the sharing',
    input: ImportantDatePatch,
    output: ImportantDate,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/important-dates/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete an important date; of a shared one either partner may, and restore it for 30 days',
    input: z.object({ id: recordId }),
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/important-dates/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted important date; of a shared one either partner may',
    input: z.object({ id: recordId }),
    output: ImportantDate,
    changes: [...changes, 'trash'],
  }),
};
