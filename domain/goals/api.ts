import { z } from 'zod';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import type { Change } from '#domain/registry/resources.ts';
import {
  byId,
  DepositInput,
  SavingsEntriesQuery,
  SavingsEntry,
  SavingsGoal,
  SavingsGoalInput,
  SavingsGoalPatch,
  withEntry,
} from './schema.ts';

const changes: readonly Change[] = ['goals'];

export const goals = {
  list: endpoint({
    route: 'GET /api/savings-goals',
    access: 'member',
    canLag: true,
    summary: 'The couple’s savings goals, the newest first; `X-Next-Cursor` while there are more',
    input: ShortPageQuery,
    output: z.array(SavingsGoal),
  }),
  create: endpoint({
    route: 'POST /api/savings-goals',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsGoals',
    summary: 'Set a savings goal',
    input: SavingsGoalInput,
    output: SavingsGoal,
    status: 201,
    // A member's first record creates their couple.
    changes: [...changes, 'firstRecord'],
  }),
  update: endpoint({
    route: 'PATCH /api/savings-goals/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Change a savings goal; either partner may',
    input: SavingsGoalPatch,
    output: SavingsGoal,
    changes,
  }),
  listEntries: endpoint({
    route: 'GET /api/savings-goals/{id}/entries',
    access: 'member',
    canLag: true,
    summary:
      'List the deposits into a savings goal and the withdrawals from it, the newest first; `X-Next-Cursor` while there are more',
    input: SavingsEntriesQuery,
    output: z.array(SavingsEntry),
  }),
  addMoney: endpoint({
    route: 'POST /api/savings-goals/{id}/add-money',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsEntries',
    summary: 'Put money into a savings goal, 0.01 to 99,999,999.99 rupees',
    input: DepositInput.extend(withEntry.shape),
    output: SavingsGoal,
    changes,
  }),
  withdraw: endpoint({
    route: 'POST /api/savings-goals/{id}/withdraw',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsEntries',
    summary: 'Take money out of a savings goal, at most what was saved',
    input: DepositInput.extend(withEntry.shape),
    output: SavingsGoal,
    changes,
  }),
  reset: endpoint({
    route: 'POST /api/savings-goals/{id}/reset',
    access: 'member',
    takesIdempotencyKey: true,
    storageLimit: 'savingsEntries',
    summary: 'Set what was saved for a goal to 0',
    input: withEntry,
    output: SavingsGoal,
    changes,
  }),
  delete: endpoint({
    route: 'DELETE /api/savings-goals/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete a savings goal; either partner may, and for 30 days either can restore it',
    input: byId,
    status: 204,
    changes: [...changes, 'trash'],
  }),
  restore: endpoint({
    route: 'POST /api/savings-goals/{id}/restore',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Bring back a deleted savings goal; either partner may',
    input: byId,
    output: SavingsGoal,
    changes: [...changes, 'trash'],
  }),
};
