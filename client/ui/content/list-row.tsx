import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ListRowProps {
  title: ReactNode;
  text?: ReactNode;
  /** Icon, avatar or photo on the left. */
  leading?: ReactNode;
  /** Sum, badge or buttons on the right. */
  trailing?: ReactNode;
  /** Makes the row a link. */
  to?: string;
}

/** Row of a `<ul className="divide-y divide-line">`. */
export function ListRow({ title, text, leading, trailing, to }: ListRowProps) {
  const content = (
    <>
      {leading}
      <span className="grid min-w-0 flex-1 cramped:basis-36">
        <span className="font-medium wrap-anywhere">{title}</span>
        {text && <span className="text-caption wrap-anywhere text-ink-soft">{text}</span>}
      </span>
      {trailing}
      {to && <ChevronRight aria-hidden className="size-5 text-ink-faint" />}
    </>
  );
  const rowClass = 'flex min-h-14 items-center gap-x-4 gap-y-2 py-3 cramped:flex-wrap cramped:justify-end';
  return (
    <li>
      {to ? (
        <Link to={to} className={clsx(rowClass, '-mx-3 rounded-small px-3 transition-colors hover:bg-sunk')}>
          {content}
        </Link>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
    </li>
  );
}
