import { z } from 'zod';
import { SETTLEMENT_METHODS } from './constants/finances.ts';
import { endpoint } from './endpoint.ts';
import { clearableText, id, instant, newId, recordId } from './fields.ts';
import { moneyFault, amount, AMOUNT_MAX, money, typedAmount } from './money.ts';
import { showCodeLimit } from './rate-limits.ts';
import { ShortPageQuery } from './paging.ts';

const equal = z.object({ kind: z.literal('equal') });
const payersOwn = z.object({ kind: z.literal('payer') });
const others = z.object({ kind: z.literal('other') });

/** Split of an expense: `payer` is the payer's percent, or the payer's share in rupees. */
export const Split = z.discriminatedUnion('kind', [
  equal,
  payersOwn,
  others,
  z.object({ kind: z.literal('percent'), payer: z.number() }),
  z.object({ kind: z.literal('amounts'), payer: money }),
]);
export type Split = z.infer<typeof Split>;

/** A partner's share of an expense; the shares add up to its amount. `userId` is `null` once the account is deleted. */
export const Share = z.object({ userId: id.nullable(), amount: money });
export type Share = z.infer<typeof Share>;

const isPercent = (read: string) => Number(read) <= 100 && /^\d+(\.\d{1,2})?$/.test(read);
const percent = z.object({
  kind: z.literal('percent'),
  payer: typedAmount(moneyFault('percentInvalid'), (read) =>
    isPercent(read) ? null : moneyFault('percentInvalid'),
  ).transform(Number),
});
const amounts = z.object({
  kind: z.literal('amounts'),
  payer: typedAmount(moneyFault('amountInvalid'), (read) =>
    /^\d{1,10}(\.\d{1,2})?$/.test(read) ? null : moneyFault('amountInvalid'),
  ),
});
const splitError = { error: moneyFault('splitInvalid') };
export const SplitInput = z.discriminatedUnion('kind', [equal, payersOwn, others, percent, amounts], splitError);
export type SplitInput = z.output<typeof SplitInput>;
/** The couple's default split. It excludes `amounts`, because rupees would fit one expense alone. */
const DefaultSplit = z.discriminatedUnion('kind', [equal, payersOwn, others, percent], splitError);

/**
 * The balance between the partners: `owedBy` and `owedTo` are `null` if it is off or even, and `partnerUpiId` is where
 * the partner is paid. Expenses count from the day `since` (`null` if off), which can return to `formerSince` if set;
 * `default` splits expenses without a split of their own.
 */
export const Balance = z.object({
  isOn: z.boolean(),
  since: z.string().nullable(),
  formerSince: z.string().optional(),
  default: Split,
  owedBy: id.nullable(),
  owedTo: id.nullable(),
  amount: money,
  partnerUpiId: z.string().nullable(),
});
export type Balance = z.infer<typeof Balance>;

/**
 * A payment between the partners to settle the balance. `userId` recorded it; it can be deleted until `deletableUntil`.
 */
export const Settlement = z.object({
  id,
  fromUserId: id.nullable(),
  toUserId: id.nullable(),
  amount: money,
  method: z.enum(SETTLEMENT_METHODS),
  note: z.string().nullable(),
  userId: id.nullable(),
  createdAt: instant,
  deletableUntil: instant,
});
export type Settlement = z.infer<typeof Settlement>;

/**
 * The state of a code to be paid, which is shown only while it is `open`: `settled` once nothing is owed to the member, `ended` for a
 * request that is too old, withdrawn or for more than is owed. `endsAt` is when an open request ends.
 */
const CodeState = z.object({ state: z.enum(['open', 'settled', 'ended']), endsAt: instant.nullable() });
export type CodeState = z.infer<typeof CodeState>;

export const SplittingInput = z.object({
  isOn: z.boolean({ error: moneyFault('splittingInvalid') }),
  default: DefaultSplit.optional(),
  /**
   * Start of a balance that is turned on: as before (the default for a year), or at zero today. `former` also restores
   * the start of a balance that was restarted.
   */
  since: z.enum(['former', 'today'], { error: moneyFault('splittingInvalid') }).optional(),
});
export const SettlementInput = z.object({
  id: newId,
  /** The partner who paid; defaults to the one who owes. If nothing is owed any longer, the server answers 409. */
  fromUserId: z
    .guid({ error: moneyFault('payerInvalid') })
    .toLowerCase()
    .optional(),
  amount: amount(moneyFault('amountRequired'), AMOUNT_MAX),
  method: z.enum(SETTLEMENT_METHODS, { error: moneyFault('methodInvalid') }),
  note: clearableText(200).optional(),
});
export type SettlementInput = z.output<typeof SettlementInput>;

export const balance = {
  read: endpoint({
    route: 'GET /api/finances/balance',
    access: 'member',
    canLag: true,
    summary: 'Who owes whom how much, where the two keep a balance',
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
    summary: 'What one has given the other to be even, the newest first; `X-Next-Cursor` while there are more',
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
