import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, moneyFault } from '#domain/kernel/money-fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { showCodeLimit } from '#domain/registry/rate-limits.ts';
import { Balance, CodeState, Settlement, SettlementInput, SplittingInput } from './schema.ts';

export const balance = {
  read: endpoint({
    route: 'GET /api/finances/balance',
    access: 'member',
    canLag: true,
    summary: 'Read the balance between the partners, if they keep one',
    output: Balance,
  }),
  changeSplitting: endpoint({
    route: 'PUT /api/finances/splitting',
    access: 'member',
    summary:
      'Keep a balance, from today on or as before, or no longer, and how expenses are split that say nothing of it; either partner may',
    input: SplittingInput,
    output: Balance,
    changes: ['balance', 'notifications'],
  }),
  listSettlements: endpoint({
    route: 'GET /api/settlements',
    access: 'member',
    canLag: true,
    summary: 'List the settlements between the partners, the newest first; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(Settlement),
  }),
  createSettlement: endpoint({
    route: 'POST /api/settlements',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'settlements',
    summary: 'Record that the one who owes has paid; either partner may, and more than the balance turns it',
    input: SettlementInput,
    output: Settlement,
    status: 201,
    changes: ['balance', 'notifications'],
  }),
  showUpiCode: endpoint({
    route: 'POST /api/settlements/show-code',
    access: 'member',
    limit: showCodeLimit,
    summary: 'Show the partner’s UPI code with the amount on the partner’s own device, for the one who owes to scan',
    input: z.object({ amount: amount(moneyFault('amountRequired'), AMOUNT_MAX) }),
    status: 204,
    changes: ['balance', 'notifications'],
  }),
  readCode: endpoint({
    route: 'GET /api/settlements/code',
    access: 'member',
    summary: 'Say if the member’s UPI code is to be shown for an amount, or `isAsked` for the partner’s request of it',
    input: z.object({
      amount: amount(moneyFault('amountRequired'), AMOUNT_MAX),
      isAsked: z.stringbool().default(false),
    }),
    output: CodeState,
  }),
  deleteSettlement: endpoint({
    route: 'DELETE /api/settlements/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a settlement, within 7 days; either partner may',
    input: z.object({ id: recordId }),
    status: 204,
    changes: ['balance', 'notifications'],
  }),
};
