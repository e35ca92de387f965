import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { Link } from 'react-router';
import type { AchievementProgress } from '#contract/achievements.ts';
import { profileText as text } from '#messages/en/profile.ts';
import { api } from '../../../../lib/api.ts';
import { formatDate, indiaDate } from '../../../../lib/format/dates.ts';
import { paths } from '../../../../paths.ts';
import { Section } from '../../../../ui/content/card.tsx';
import { ListRow } from '../../../../ui/content/list-row.tsx';
import { Medallion } from '../../../../ui/content/medallion.tsx';
import { QueryFaces } from '../../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { findLatest, rankOf } from '../../../achievements/model.ts';

/** The couple's latest milestone; the way to all of them. */
export function AchievementSection() {
  const list = useQuery(api.achievements.list.queryOptions());
  return (
    <Section
      title={text.recentAchievement}
      action={
        <Link to={paths.achievements} className="link inline-flex min-h-11 items-center">
          {text.allAchievements}
        </Link>
      }
    >
      <QueryFaces
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
      </QueryFaces>
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
