import { z } from 'zod';
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
 * Rupees to record: a decimal string greater than 0 with at most two decimals; a JSON number is taken by the digits it was
 * written with. `required` is said when it is absent or blank. Never computed with as a float.
 */
export function amount(required: Words, max: { readonly digits: number; readonly text: string }) {
  return z
    .union([z.string(), z.number().transform(String)], {
      error: ({ input }) => (input === undefined || input === null ? required() : financesText.amountInvalid),
    })
    .transform((typed) => typed.trim())
    .pipe(
      z.string().superRefine((typed, issues) => {
        const message = findFault(typed, required, max);
        if (message) issues.addIssue({ code: 'custom', message });
      }),
    );
}

function findFault(typed: string, required: Words, max: { readonly digits: number; readonly text: string }) {
  if (typed === '') return required();
  const [, sign, whole = '', decimals = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(typed) ?? [];
  if (whole + decimals === '' || typed.length > 100) return financesText.amountInvalid;
  if (sign === '-' || !/[1-9]/.test(whole + decimals)) return financesText.amountNotPositive;
  if (/[1-9]/.test(decimals.slice(2))) return financesText.amountTooFine;
  if (whole.replace(/^0+/, '').length > max.digits) return financesText.amountTooLarge(max.text);
  return null;
}
