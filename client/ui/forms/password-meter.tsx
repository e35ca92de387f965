import { clsx } from 'clsx';
import { passwordFieldText as text } from '#messages/password-field.ts';
import { strengthOf } from './password-strength.ts';

const STEPS = ['weak', 'fair', 'strong'] as const;
const toneClasses = { weak: 'bg-danger', fair: 'bg-festive', strong: 'bg-positive' } as const;

/** Strength of the typed password, with advice on improving it. It belongs in the hint of its field. */
export function PasswordMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  const filled = strength === 'empty' ? 0 : STEPS.indexOf(strength) + 1;
  return (
    <span className="grid gap-1.5">
      <span aria-hidden className="flex gap-1.5">
        {STEPS.map((step, index) => (
          <span
            key={step}
            className={clsx(
              'h-1.5 flex-1 rounded-full',
              index < filled && strength !== 'empty' ? toneClasses[strength] : 'bg-sunk',
            )}
          />
        ))}
      </span>
      <span role="status">{text.strength[strength]}</span>
    </span>
  );
}
