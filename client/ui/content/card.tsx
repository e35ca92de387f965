import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** For a thing that can be picked up: a memory, a deal, a goal. Plain rows belong into a list instead. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('rounded-large border border-line bg-surface p-6', className)} />;
}

/** A titled part of a screen. `action` stands at the title's right. */
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
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 className="text-title">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
