import { z } from 'zod';
import { type AmountFault, readAmount } from '#domain/amount-text.ts';
import { financesText } from '#messages/finances.ts';
import type { Words } from './fields.ts';

/** Maximum of `numeric(12,2)` in rupees, also in Indian grouping. */
export const AMOUNT_MAX = { digits: 10, value: '9999999999.99', text: '9,99,99,99,999.99' } as const;
/** Maximum of one deposit into a goal. */
export const DEPOSIT_MAX = { digits: 8, text: '9,99,99,999.99' } as const;

/** A month of India, such as `2026-07`. */
export const monthOfYear = z
  .string()
  .regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, { error: () => financesText.monthInvalid });

/** Rupees in a response: a decimal string with two decimals, such as `123456.50`. */
export const money = z.string().regex(/^-?\d+\.\d\d$/);

/**
 * Positive rupees with at most two decimals, as typed text or a JSON number. Parses to a decimal string, never by way
 * of a float; `required` is the message for an absent or blank value.
 */
export function amount(required: Words, max: { readonly digits: number; readonly text: string }) {
  return typedAmount(required, (read) => {
    if (read.startsWith('-') || !/[1-9]/.test(read)) return financesText.amountNotPositive;
    const [whole = '', decimals = ''] = read.split('.');
    if (/[1-9]/.test(decimals.slice(2))) return financesText.amountTooFine;
    return whole.replace(/^0+/, '').length > max.digits ? financesText.amountTooLarge(max.text) : null;
  });
}

/**
 * An amount in any common notation (`domain/amount-text.ts`). `findFault` returns the message of a further rejection.
 */
export function typedAmount(required: Words, findFault: (amount: string) => string | null) {
  return z
    .union([z.string(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined || input === null ? required() : financesText.amountInvalid),
    })
    .transform((typed) => readAmount(typed).amount ?? typed)
    .pipe(
      // Runs after the transform, so that a union with `null` still reports the right message.
      z.string().superRefine((typed, issues) => {
        const { amount: read, fault } = readAmount(typed);
        const message = fault ? faultWords(fault, required) : findFault(read);
        if (message !== null) issues.addIssue({ code: 'custom', message });
      }),
    );
}

function faultWords(fault: AmountFault, required: Words): string {
  if (fault === 'empty') return required();
  return fault === 'ambiguous' ? financesText.amountAmbiguous : financesText.amountInvalid;
}
