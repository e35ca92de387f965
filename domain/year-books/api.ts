import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { bookLimit } from '#domain/registry/rate-limits.ts';
import type { Change } from '#domain/registry/resources.ts';
import { ofYear, YearBook } from './schema.ts';

const changes: readonly Change[] = ['yearBooks'];

export const yearBooks = {
  get: endpoint({
    route: 'GET /api/our-year/{year}/book',
    access: 'member',
    summary: 'The photo book of a year: how far it is, or where it is; `null` where nobody has asked for one',
    input: ofYear,
    output: YearBook.nullable(),
  }),
  create: endpoint({
    route: 'POST /api/our-year/{year}/book',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Have the photo book of a year made, in the caller’s language; the one there is, where there is one',
    input: ofYear,
    output: YearBook,
    status: 202,
    limit: bookLimit,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/our-year/{year}/book',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Remove the photo book of a year; either partner may, and can have another made',
    input: ofYear,
    status: 204,
    changes,
  }),
  download: endpoint({
    route: 'GET /api/our-year/{year}/book/file',
    access: 'member',
    summary: 'The photo book of a year as a PDF, as an attachment',
    input: ofYear,
    output: z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Blob) }),
    outputStructure: 'detailed',
  }),
};
