import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { datePlanningText as text } from '#messages/en/date-planning.ts';
import { api } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { memoryPath, paths } from '../../../paths.ts';
import { Section } from '../../../ui/content/card.tsx';
import { ListRow } from '../../../ui/content/list-row.tsx';
import { Photo } from '../../../ui/content/photo.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';

const SHOWN = 3;

/** The newest memories, and how many more there are. */
export function MemoryLane() {
  const memories = useQuery(api.memories.list.queryOptions({ input: undefined }));
  const moreCount = (memories.data?.length ?? 0) - SHOWN;
  return (
    <Section title={text.memoryLane}>
      <QueryFaces
        query={memories}
        skeleton={<ListSkeleton label={text.loading} rows={SHOWN} />}
        failedTitle={text.laneFailed}
        failedText={text.failedText}
        empty={<p className="text-ink-soft">{text.emptyLane}</p>}
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.slice(0, SHOWN).map((memory) => (
              <ListRow
                key={memory.id}
                leading={<Photo src={memory.thumbnailUrl} alt="" ratio="1/1" className="w-14 shrink-0" />}
                title={memory.title}
                text={formatDate(memory.memoryDate)}
                to={memoryPath(memory.id)}
              />
            ))}
          </ul>
        )}
      </QueryFaces>
      {moreCount > 0 && (
        <Link to={paths.memories} className="link inline-flex min-h-11 items-center justify-self-start">
          {text.more(moreCount)}
        </Link>
      )}
    </Section>
  );
}
