import { Link } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { PaperCard } from '#client/features/memories/components/paper-card.tsx';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { formatShortDate } from '#client/lib/format/dates.ts';
import { memoryPath, paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { PendingMark } from '#client/ui/content/pending-mark.tsx';
import { Photo } from '#client/ui/content/photo.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import type { Memory } from '#domain/memories/schema.ts';
import { captionOf } from '#domain/memories/texts.ts';
import { dashboardText as text } from '#messages/dashboard.ts';

/** Number of memories on the dashboard (specification, section 9). */
const shownMemories = 4;
const gridClass = 'grid grid-cols-2 gap-4 sm:grid-cols-4';

export function RecentMemories() {
  const memories = useCopied(memoriesRead, null, 'home');
  if (memories.data?.length === 0) return null;
  return (
    <Section
      title={text.recentMemories}
      className="content-start"
      action={
        <ButtonLink to={paths.memories} variant="quiet" className="-mx-5">
          {text.allMemories}
        </ButtonLink>
      }
    >
      <QueryState query={memories} skeleton={<Places />} failedTitle={text.memoriesFailed} failedText={text.failedText}>
        {(list) => (
          <ul className={gridClass}>
            {list.slice(0, shownMemories).map((memory) => (
              <li key={memory.id}>
                {memory.thumbnailUrl === null ? (
                  <Link
                    to={memoryPath(memory.id)}
                    className="grid h-full min-h-44 overflow-hidden rounded-small focus-visible:-outline-offset-4"
                  >
                    <PaperCard memory={memory} />
                  </Link>
                ) : (
                  <PhotoMemory memory={memory} src={memory.thumbnailUrl} />
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function PhotoMemory({ memory, src }: { memory: Memory; src: string }) {
  return (
    <Link to={memoryPath(memory.id)} className="group grid gap-2 rounded-small">
      <Photo src={src} alt={memory.title} ratio="4/3" />
      <span className="grid">
        <span className="line-clamp-2 text-caption font-medium sm:text-body wrap-anywhere group-hover:text-accent-ink">
          {memory.title}
        </span>
        <span className="line-clamp-2 text-caption wrap-anywhere text-ink-soft">
          {captionOf(memory, formatShortDate)}
        </span>
        <PendingMark of={memory.id} />
      </span>
    </Link>
  );
}

function Places() {
  return (
    <ul className={gridClass}>
      {Array.from({ length: shownMemories }, (_, place) => (
        <li key={place}>
          <Skeleton className="aspect-4/3" />
        </li>
      ))}
    </ul>
  );
}
