import { CloudOff } from 'lucide-react';
import { referenceOf, serverWordsOf } from '#client/lib/api-error.ts';
import { networkText, uiText } from '#messages/ui.ts';
import { Button } from '../forms/button.tsx';

interface ErrorStateProps {
  title: string;
  /** Shown if the server gave no reason. */
  text: string;
  /** Cause of the failure: the server's message replaces `text`, and a failure on our side shows its reference. */
  error?: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Heading level: 2 directly below the screen's title, 3 within a section. */
  level?: 2 | 3;
}

export function ErrorState({ title, text, error, onRetry, isRetrying = false, level = 3 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  const reference = referenceOf(error);
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <CloudOff aria-hidden className="size-10 text-danger" strokeWidth={1.6} />
      <Heading className="text-title">{title}</Heading>
      <p className="max-w-sm text-ink-soft">{serverWordsOf(error) ?? text}</p>
      <Button variant="secondary" isPending={isRetrying} onClick={onRetry} className="mt-2">
        {uiText.retry}
      </Button>
      {reference && <p className="text-caption text-ink-soft select-all">{networkText.reference(reference)}</p>}
    </div>
  );
}
