import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Spinner } from '../feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'festive' | 'danger';
export type ButtonSize = 'regular' | 'large';

const base =
  'relative inline-flex min-w-11 select-none [&>svg]:shrink-0 items-center justify-center gap-2 rounded-[1.75rem] text-center font-semibold transition-[background-color,color,transform,box-shadow] duration-150 active:scale-[0.98] disabled:cursor-not-allowed disabled:active:scale-100';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunk disabled:text-ink-faint',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-accent hover:text-accent-ink disabled:border-line disabled:text-ink-faint',
  quiet: 'text-accent-ink hover:bg-accent-soft disabled:text-ink-faint',
  festive: 'bg-festive text-on-festive hover:shadow-lift disabled:bg-sunk disabled:text-ink-faint',
  danger: 'bg-danger text-on-danger hover:shadow-lift disabled:bg-sunk disabled:text-ink-faint',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 py-2 text-body',
  large: 'min-h-14 px-7 py-3 text-lead',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function buttonClass({ variant = 'primary', size = 'regular' }: Look = {}) {
  return clsx(base, variants[variant], sizes[size]);
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Adds a spinner to the label and ignores further presses. Pass `false` for a button that may become busy. */
  isPending?: boolean;
}

export function Button({ variant, size, isPending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // `aria-disabled` instead of `disabled` keeps the focus while the action runs.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
      className={clsx(
        buttonClass({ ...(variant && { variant }), ...(size && { size }) }),
        // The spinner takes the place of an icon, so that the button keeps its size.
        'aria-busy:[&>svg+svg]:hidden',
        className,
      )}
    >
      {isPending !== undefined && <Spinner className="hidden size-5 [[aria-busy]>&]:block" />}
      {children}
    </button>
  );
}

/** Link out of the app or between its public pages, styled as a button; the browser loads the target. */
export function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the rest
    <a {...rest} className={clsx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)} />
  );
}

/** Link to a screen of the app, styled as a button. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={clsx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)} />
  );
}
