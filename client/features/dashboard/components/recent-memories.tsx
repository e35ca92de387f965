import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardText as text } from '#messages/en/dashboard.ts';
import { api } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/format/dates.ts';
import { memoryPath, paths } from '../../../paths.ts';
import { Section } from '../../../ui/content/card.tsx';
import { Photo } from '../../../ui/content/photo.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';

/** How many memories the dashboard shows (specification, section 9). */
const shownMemories = 4;
const gridClass = 'grid grid-cols-2 gap-4 sm:grid-cols-4';

/** The newest memories as photographs. */
export function RecentMemories() {
  const memories = useQuery(api.memories.list.queryOptions({ input: undefined }));
  if (memories.data?.length === 0) return null;
  return (
    <Section
      title={text.recentMemories}
      action={
        <ButtonLink to={paths.memories} variant="quiet" className="-mr-5">
          {text.allMemories}
        </ButtonLink>
      }
    >
      <QueryFaces
        query={memories}
        skeleton={<Places />}
        failedTitle={text.memoriesFailed}
        failedText={text.failedText}
      >
        {(list) => (
          <ul className={gridClass}>
            {list.slice(0, shownMemories).map((memory) => (
              <li key={memory.id}>
                <Link to={memoryPath(memory.id)} className="group grid gap-2 rounded-small">
                  <Photo src={memory.thumbnailUrl} alt={memory.title} ratio="1/1" />
                  <span className="grid">
                    <span className="line-clamp-2 font-medium wrap-anywhere group-hover:text-accent-ink">
                      {memory.title}
                    </span>
                    <span className="text-caption text-ink-soft">{formatShortDate(memory.memoryDate)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryFaces>
    </Section>
  );
}

function Places() {
  return (
    <ul className={gridClass}>
      {Array.from({ length: shownMemories }, (_, place) => (
        <li key={place}>
          <Skeleton className="aspect-square" />
        </li>
      ))}
    </ul>
  );
}
