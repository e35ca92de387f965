import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from './icon-button.tsx';

const OfContext = createContext<string | undefined>(undefined);

interface RowActionsProps {
  /** The id of the title of what they act on: many rows have an 'Edit', and a screen reader says of what. */
  of: string;
  className?: string;
  /** `RowAction`s. */
  children: ReactNode;
}

/** What can be done with one thing of a list. */
export function RowActions({ of, className, children }: RowActionsProps) {
  return (
    <OfContext value={of}>
      <div className={clsx('flex shrink-0', className)}>{children}</div>
    </OfContext>
  );
}

interface RowActionProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  isDangerous?: boolean;
}

/** Quieter than what the row says. */
export function RowAction({ isDangerous = false, ...button }: RowActionProps) {
  return (
    <IconButton
      {...button}
      aria-describedby={useContext(OfContext)}
      className={clsx(
        'text-ink-soft! hover:text-accent-ink! [&_svg]:size-5',
        isDangerous && 'hover:bg-danger-soft hover:text-danger!',
      )}
    />
  );
}
