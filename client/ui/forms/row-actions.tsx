import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { IconButton } from './icon-button.tsx';

const OfContext = createContext<string | undefined>(undefined);

interface RowActionsProps {
  /** Id of the row's title, which describes the buttons: many rows have an 'Edit'. */
  of: string;
  className?: string;
  /** `RowAction` elements. */
  children: ReactNode;
}

/** Actions of a row. */
export function RowActions({ of, className, children }: RowActionsProps) {
  return (
    <OfContext value={of}>
      <div className={clsx('flex max-w-full shrink-0 flex-wrap justify-end', className)}>{children}</div>
    </OfContext>
  );
}

interface RowActionProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  isDangerous?: boolean;
}

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
