import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardText as text } from '#messages/en/dashboard.ts';
import { api } from '../../../lib/api.ts';
import { formatShortDate } from '../../../lib/dates.ts';
import { paths } from '../../../paths.ts';
import { Section } from '../../../ui/content/card.tsx';
import { Photo } from '../../../ui/content/photo.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/forms/button.tsx';

/** How many memories the dashboard shows (specification, section 9). */
const shownMemories = 4;

/** The newest memories as photographs. */
export function RecentMemories() {
  const { data: memories, isPending } = useQuery(api.memories.list.queryOptions({ input: undefined }));
  const recent = memories?.slice(0, shownMemories) ?? [];
  if (memories?.length === 0) return null;
  return (
    <Section
      title={text.recentMemories}
      action={
        <ButtonLink to={paths.memories} variant="quiet" className="-mr-5">
          {text.allMemories}
        </ButtonLink>
      }
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {isPending &&
          Array.from({ length: shownMemories }, (_, place) => (
            <li key={place}>
              <Skeleton className="aspect-square" />
            </li>
          ))}
        {recent.map((memory) => (
          <li key={memory.id}>
            <Link to={paths.memories} className="group grid gap-2 rounded-small">
              <Photo src={memory.thumbnailUrl} alt={memory.title} ratio="1/1" />
              <span className="grid">
                <span className="line-clamp-2 font-medium break-words group-hover:text-accent-ink">
                  {memory.title}
                </span>
                <span className="text-caption text-ink-soft">{formatShortDate(memory.memoryDate)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
