import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import { profileText as text } from '#messages/en/profile.ts';
import { api } from '../../../../lib/api.ts';
import { formatDate, indiaDate } from '../../../../lib/dates.ts';
import { paths } from '../../../../paths.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { ListRow } from '../../../../ui/content/list-row.tsx';
import { Medallion } from '../../../../ui/content/medallion.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { findLatest, rankOf } from '../../../achievements/model.ts';

/** The couple's latest milestone; the way to all of them. */
export function AchievementSection() {
  const list = useQuery(api.achievements.list.queryOptions());
  const latest = list.data && findLatest(list.data);
  return (
    <Section
      title={text.recentAchievement}
      action={
        <Link to={paths.achievements} className="link inline-flex min-h-11 items-center">
          {text.allAchievements}
        </Link>
      }
    >
      {list.isPending && <ListSkeleton rows={1} label={text.achievementLoading} />}
      {list.isError && (
        <ErrorState
          title={text.achievementFailedTitle}
          text={text.failedText}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && (
        <ul className="border-y border-line">
          {latest ? (
            <ListRow
              to={paths.achievements}
              leading={
                <Medallion rank={rankOf(latest.achievement)} icon={Trophy} isEarned className="size-12" />
              }
              title={latest.achievement.name}
              text={latest.unlockedAt && formatDate(indiaDate(latest.unlockedAt))}
            />
          ) : (
            <ListRow
              to={paths.achievements}
              leading={<Medallion rank={1} icon={Trophy} isEarned={false} className="size-12" />}
              title={text.noAchievement}
              text={text.noAchievementText}
            />
          )}
        </ul>
      )}
    </Section>
  );
}
