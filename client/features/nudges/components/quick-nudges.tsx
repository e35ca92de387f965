import { Check, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { nowIso } from '#client/lib/clock.ts';
import { readyWordsText as text } from '#messages/ready-words.ts';
import { useSendNudge } from '../api.ts';
import { chooseReadyWords, momentOf } from '../ready-words-model.ts';

/** Ready words of this hour and season, each of which one tap sends; the form is for words of one's own. */
export function QuickNudges() {
  const [words] = useState(() => chooseReadyWords('sweet', momentOf(nowIso())));
  const [sent, setSent] = useState<readonly string[]>([]);
  const send = useSendNudge(() => undefined);
  const captionId = useId();

  function sendOnce(message: string): void {
    if (send.isPending || sent.includes(message)) return;
    send.mutate({ message, nudgeType: 'sweet' }, { onSuccess: () => setSent([...sent, message]) });
  }

  return (
    <div className="appear grid gap-2">
      <p id={captionId} className="text-caption text-ink-soft">
        {text.atOnce}
      </p>
      <ul className="flex flex-wrap gap-2">
        {words.map((message) => {
          const isSent = sent.includes(message);
          return (
            <li key={message} className="max-w-full">
              <button
                type="button"
                {...(isSent ? { 'aria-label': text.sentWords(message) } : { 'aria-describedby': captionId })}
                aria-disabled={isSent || send.isPending || undefined}
                onClick={() => sendOnce(message)}
                className="inline-flex min-h-11 items-center gap-2 rounded-large border border-line-strong px-4 py-1 text-left leading-tight font-medium transition-colors hover:border-accent hover:text-accent-ink aria-disabled:border-line aria-disabled:text-ink-soft"
              >
                <span className="min-w-0 wrap-break-word">{message}</span>
                {isSent ? (
                  <Check aria-hidden className="size-4 shrink-0 text-positive" />
                ) : (
                  <Send aria-hidden className="size-4 shrink-0 text-accent-ink" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
