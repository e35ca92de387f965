import { z } from 'zod';
import { type AmountFault, readAmount } from '#domain/kernel/text/amount-text.ts';
import { type Fault, faultsOf } from './fault.ts';

export interface MoneyFaults {
  amountAmbiguous: [];
  amountInvalid: [];
  amountNotPositive: [];
  amountRequired: [];
  amountTooFine: [];
  amountTooLarge: [max: string];
  audienceInvalid: [];
  categoryInvalid: [];
  everyInvalid: [];
  fieldsRequired: [];
  importNameRequired: [];
  importRowsInvalid: [max: number];
  isVariableInvalid: [];
  methodInvalid: [];
  monthInvalid: [];
  noticeDaysInvalid: [];
  pageInvalid: [];
  payerInvalid: [];
  percentInvalid: [];
  spentOnInvalid: [];
  splitInvalid: [];
  splittingInvalid: [];
  surpriseDayInvalid: [maxDays: number];
  statementPeriodInvalid: [];
  targetDateInvalid: [];
}
export const moneyFault = faultsOf<MoneyFaults>('money');

/** Maximum of `numeric(12,2)` in rupees, also in Indian grouping. */
export const AMOUNT_MAX = { digits: 10, value: '9999999999.99', text: '9,99,99,99,999.99' } as const;
/** Maximum of one deposit into a goal. */
export const DEPOSIT_MAX = { digits: 8, text: '9,99,99,999.99' } as const;

/** A month of India, such as `2026-07`. */
export const monthOfYear = z
  .string()
  .regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, { error: moneyFault('monthInvalid') });

/** Rupees in a response: a decimal string with two decimals, such as `123456.50`. */
export const money = z.string().regex(/^-?\d+\.\d\d$/);

/**
 * Positive rupees with at most two decimals, as typed text or a JSON number. Parses to a decimal string, never by way
 * of a float; `required` is for an absent or blank value.
 */
export function amount(required: Fault, max: { readonly digits: number; readonly text: string }) {
  return typedAmount(required, (read) => {
    if (read.startsWith('-') || !/[1-9]/.test(read)) return moneyFault('amountNotPositive');
    const [whole = '', decimals = ''] = read.split('.');
    if (/[1-9]/.test(decimals.slice(2))) return moneyFault('amountTooFine');
    return whole.replace(/^0+/, '').length > max.digits ? moneyFault('amountTooLarge', max.text) : null;
  });
}

/**
 * An amount in any common notation (`domain/kernel/text/amount-text.ts`). `findFault` returns a further rejection.
 */
export function typedAmount(required: Fault, findFault: (amount: string) => Fault | null) {
  return z
    .union([z.string(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined || input === null ? required : moneyFault('amountInvalid')),
    })
    .transform((typed) => readAmount(typed).amount ?? typed)
    .pipe(
      // Runs after the transform, so that a union with `null` still reports the right message.
      z.string().superRefine((typed, issues) => {
        const { amount: read, fault } = readAmount(typed);
        const message = fault ? toFault(fault, required) : findFault(read);
        if (message !== null) issues.addIssue({ code: 'custom', message });
      }),
    );
}

function toFault(fault: AmountFault, required: Fault): Fault {
  if (fault === 'empty') return required;
  return fault === 'ambiguous' ? moneyFault('amountAmbiguous') : moneyFault('amountInvalid');
}
