import { CircleCheck, CircleX } from 'lucide-react';
import { formatInstant } from '#client/lib/format/dates.ts';
import { Section } from '#client/ui/content/card.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { notificationTestText as text } from '#messages/notification-test.ts';
import type { Result } from '../../use-notification-test.ts';

/** Log of the tests, latest first. Screen readers announce new lines. */
export function ResultsLog({ results, onClear }: { results: readonly Result[]; onClear: () => void }) {
  return (
    <Section
      title={text.results}
      action={
        results.length > 0 && (
          <Button variant="quiet" onClick={onClear} className="-mr-5">
            {text.clear}
          </Button>
        )
      }
    >
      <div role="log" aria-label={text.results}>
        <ul className="grid gap-3">
          {results.map(({ id, at, message, hasFailed }) => {
            const Icon = hasFailed ? CircleX : CircleCheck;
            return (
              <li key={id} className="flex items-start gap-3">
                <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${hasFailed ? 'text-danger' : 'text-positive'}`} />
                <span className="grid min-w-0 gap-0.5">
                  <span className="wrap-anywhere">{message}</span>
                  <time dateTime={at} className="figures text-caption text-ink-soft">
                    {formatInstant(at)}
                  </time>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      {results.length === 0 && <p className="text-ink-soft">{text.noResults}</p>}
    </Section>
  );
}
