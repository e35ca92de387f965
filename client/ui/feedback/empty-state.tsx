import type { ReactNode } from 'react';
import { MirrorWork } from '../content/ornaments.tsx';

interface EmptyStateProps {
  /** Drawing of what will be here; an ornament without one. */
  drawing?: ReactNode;
  title: string;
  /** Explains the purpose of the list or screen. */
  text: ReactNode;
  /** Button that creates the first entry. */
  action?: ReactNode;
  /** Heading level: 2 directly below the screen's title, 3 within a section. */
  level?: 2 | 3;
}

export function EmptyState({ drawing, title, text, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 px-[min(1rem,4vw)] py-10 text-center">
      {drawing ?? <MirrorWork className="size-20 text-festive" />}
      <Heading className="text-title">{title}</Heading>
      <p className="max-w-sm text-ink-soft">{text}</p>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
