import type { ComponentProps } from 'react';
import { formatMoney } from '#client/lib/format/money.ts';
import { readAmount } from '#domain/kernel/text/amount-text.ts';
import { TextField } from './text-field.tsx';

/** Field for rupees, in digits of any script. Shows the parsed amount below, which reveals a superfluous zero. */
export function AmountField({ typed, ...rest }: ComponentProps<typeof TextField> & { typed: string }) {
  const { amount = '' } = readAmount(typed);
  const isWorthShowing = Number(amount) >= 1000 || (amount !== '' && /[^\d.]/.test(typed.trim()));
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      {...rest}
      hint={isWorthShowing && <span className="figures">{formatMoney(amount)}</span>}
      className="figures"
    />
  );
}
