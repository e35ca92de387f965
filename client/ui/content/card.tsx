import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Card for self-contained objects (a memory, a deal, a goal). Plain rows belong in a list. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-large border border-line bg-surface p-6', className)} />;
}

/** Titled section of a screen; `action` is to the right of the title. */
export function Section({
  title,
  action,
  children,
  className,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={clsx('grid grid-cols-1 gap-4', className)}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-title">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
