import { CloudOff } from 'lucide-react';
import { uiText } from '#messages/en/ui.ts';
import { Button } from '../forms/button.tsx';

interface ErrorStateProps {
  title: string;
  text: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says what happened and offers it again. */
export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <CloudOff aria-hidden className="size-10 text-danger" strokeWidth={1.6} />
      <h3 className="text-title">{title}</h3>
      <p className="max-w-sm text-ink-soft">{text}</p>
      <Button variant="secondary" isPending={isRetrying} onClick={onRetry} className="mt-2">
        {uiText.retry}
      </Button>
    </div>
  );
}
