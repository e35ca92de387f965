import { z } from 'zod';
import { clearableText, id, instant, newId } from '#domain/kernel/fields.ts';
import { amount, AMOUNT_MAX, money, moneyFault, typedAmount } from '#domain/kernel/money-fields.ts';
import { SETTLEMENT_METHODS } from './facts.ts';

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

/** A settlement as it is stored, from which its public form follows (`rules.ts`). */
export const StoredSettlement = Settlement.omit({ deletableUntil: true }).extend({
  /** Day from which the balance counted when it was recorded. */
  since: z.string(),
  /** `null` in a row from before it was stored, which was recorded when it was created. */
  recordedAt: instant.nullable(),
});
export type StoredSettlement = z.infer<typeof StoredSettlement>;

/**
 * The state of a code to be paid, which is shown only while it is `open`: `settled` once nothing is owed to the member, `ended` for a
 * request that is too old, withdrawn or for more than is owed. `endsAt` is when an open request ends.
 */
export const CodeState = z.object({ state: z.enum(['open', 'settled', 'ended']), endsAt: instant.nullable() });
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
