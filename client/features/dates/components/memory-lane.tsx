import { Link } from 'react-router';
import { datePlanningText as text } from '#messages/screens/dates.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { memoryPath, paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { DayWithMark } from '#client/ui/content/day-with-mark.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Photo } from '#client/ui/content/photo.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';

const SHOWN = 3;

export function MemoryLane() {
  const memories = useRead(api.memories.list.queryOptions({ input: undefined }));
  const moreCount = (memories.data?.length ?? 0) - SHOWN;
  return (
    <Section title={text.memoryLane}>
      <QueryState
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
                text={<DayWithMark day={memory.memoryDate} of={memory.id} />}
                to={memoryPath(memory.id)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {moreCount > 0 && (
        <Link to={paths.memories} className="link inline-flex min-h-11 items-center justify-self-start">
          {text.moreMemories(moreCount)}
        </Link>
      )}
    </Section>
  );
}
