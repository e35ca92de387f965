import { z } from 'zod';
import { type AmountFault, readAmount } from '#domain/amount-text.ts';
import { financesText } from '#messages/finances.ts';
import type { Words } from './words.ts';

/** The most that `numeric(12,2)` holds, in rupees; and the same in Indian grouping. */
export const AMOUNT_MAX = { digits: 10, value: '9999999999.99', text: '9,99,99,99,999.99' } as const;
/** The most that is put into a goal at once. */
export const DEPOSIT_MAX = { digits: 8, text: '9,99,99,999.99' } as const;

/** A month of India, such as `2026-07`. */
export const monthOfYear = z
  .string()
  .regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, { error: () => financesText.monthInvalid });

/** Rupees in a response: a decimal string with two decimals, such as `123456.50`. */
export const money = z.string().regex(/^-?\d+\.\d\d$/);

/**
 * Rupees to record, as people type them or as a JSON number: greater than 0, with at most two decimals. Parses to a decimal string, never
 * by way of a float. `required` is said when it is absent or blank.
 */
export function amount(required: Words, max: { readonly digits: number; readonly text: string }) {
  return typedAmount(required, (read) => {
    if (read.startsWith('-') || !/[1-9]/.test(read)) return financesText.amountNotPositive;
    const [whole = '', decimals = ''] = read.split('.');
    if (/[1-9]/.test(decimals.slice(2))) return financesText.amountTooFine;
    return whole.replace(/^0+/, '').length > max.digits ? financesText.amountTooLarge(max.text) : null;
  });
}

/** An amount in any of the ways that people type it (`domain/amount-text.ts`). `findFault` returns the words of a further refusal. */
export function typedAmount(required: Words, findFault: (amount: string) => string | null) {
  return z
    .union([z.string(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined || input === null ? required() : financesText.amountInvalid),
    })
    .transform((typed) => readAmount(typed).amount ?? typed)
    .pipe(
      // The faults are found after the transform: a union with `null` then still says which words are meant.
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
