import type { ComponentProps } from 'react';
import { formatMoney, isAmount } from '#client/lib/format/money.ts';
import { TextField } from './text-field.tsx';

/** A field for rupees. The formatted amount below it makes a superfluous zero visible. */
export function AmountField({ typed, ...rest }: ComponentProps<typeof TextField> & { typed: string }) {
  const hint = isAmount(typed) && Number(typed) >= 1000 ? formatMoney(typed) : undefined;
  return (
    <TextField
      type="number"
      min="0.01"
      step="0.01"
      placeholder="0.00"
      {...rest}
      hint={hint && <span className="figures">{hint}</span>}
      className="figures"
    />
  );
}
