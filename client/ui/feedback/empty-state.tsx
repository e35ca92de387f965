import type { ReactNode } from 'react';
import { MirrorWork } from '../content/ornaments.tsx';

interface EmptyStateProps {
  title: string;
  /** What this place is for. */
  text: ReactNode;
  /** The button that starts it. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <MirrorWork className="size-20 text-festive" />
      <h3 className="text-title">{title}</h3>
      <p className="max-w-sm text-ink-soft">{text}</p>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
