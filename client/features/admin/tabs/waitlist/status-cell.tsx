import type { WaitlistEntry } from '#contract/waitlist.ts';
import { adminWaitlistText as text } from '#messages/en/admin/waitlist.ts';
import { Badge } from '#client/ui/content/badge.tsx';
import { namesOf, useUpdateEntry } from './waitlist-api.ts';

const tones = { pending: 'warning', contacted: 'calm', approved: 'positive' } as const;
/** Statuses that an entry can move to (admin specification, section 4). */
const moves = { pending: ['contacted', 'approved'], contacted: ['approved'], approved: [] } as const;

export function StatusCell({ entry }: { entry: WaitlistEntry }) {
  const move = useUpdateEntry();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1 align-middle lg:flex-nowrap">
      <Badge tone={tones[entry.status]}>{text.statuses[entry.status]}</Badge>
      {moves[entry.status].map((status) => (
        <button
          key={status}
          type="button"
          onClick={() => move.mutate({ id: entry.id, status })}
          aria-label={`${text.moves[status]}: ${namesOf(entry)}`}
          className="min-h-11 rounded-full px-1.5 text-caption font-semibold text-accent-ink transition-colors hover:bg-accent-soft"
        >
          {text.moves[status]}
        </button>
      ))}
    </span>
  );
}
