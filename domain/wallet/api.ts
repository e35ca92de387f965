import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import { CheckIn, EntriesPageQuery, Wallet, WalletEntry } from './schema.ts';

const changes: readonly Change[] = ['checkIns'];

export const wallet = {
  get: endpoint({
    route: 'GET /api/wallet',
    access: 'member',
    summary: 'The member’s coins',
    output: Wallet,
  }),
  entries: endpoint({
    route: 'GET /api/wallet/entries',
    access: 'member',
    canLag: true,
    summary: 'The statement, the newest entry first; `X-Next-Cursor` while there are more',
    input: EntriesPageQuery,
    output: z.array(WalletEntry),
  }),
  checkIn: endpoint({
    route: 'POST /api/wallet/daily-checkin',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'The daily check-in: once per day of India',
    output: CheckIn,
    changes,
  }),
  checkInByOtherPath: endpoint({
    route: 'POST /api/daily-checkin',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'The same daily check-in',
    output: CheckIn,
    changes,
  }),
};
