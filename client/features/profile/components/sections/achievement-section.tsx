import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import type { AchievementProgress } from '#contract/achievements.ts';
import { profileText as text } from '#messages/screens/profile.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatDate, indiaDate } from '#client/lib/format/dates.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Medallion } from '#client/ui/content/medallion.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { findLatest, rankOf } from '#client/features/achievements/model.ts';

export function AchievementSection() {
  const list = useRead(api.achievements.list.queryOptions());
  return (
    <Section
      title={text.recentAchievement}
      action={
        <Link to={paths.achievements} className="link inline-flex min-h-11 items-center">
          {text.allAchievements}
        </Link>
      }
    >
      <QueryState
        query={list}
        skeleton={<ListSkeleton rows={1} label={text.achievementLoading} />}
        failedTitle={text.achievementFailedTitle}
        failedText={text.failedText}
      >
        {(progress) => (
          <ul className="border-y border-line">
            <LatestRow latest={findLatest(progress)} />
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function LatestRow({ latest }: { latest: AchievementProgress | null }) {
  return latest ? (
    <ListRow
      to={paths.achievements}
      leading={<Medallion rank={rankOf(latest.achievement)} icon={Trophy} isEarned className="size-12" />}
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
  );
}
