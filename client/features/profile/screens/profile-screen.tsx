import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams, Link } from 'react-router';
import { api } from '#client/data/api.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { useMember } from '#client/data/session.ts';
import { findLatest, rankOf } from '#client/features/achievements/model.ts';
import { nextAnniversary } from '#client/features/couples/anniversary-model.ts';
import { coupleStateOf, daysTogether, relationshipStart } from '#client/features/couples/model.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate, formatDate } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { Section } from '#client/ui/content/card.tsx';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { Medallion } from '#client/ui/content/medallion.tsx';
import { BandhaniBloom } from '#client/ui/content/ornaments.tsx';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { LoadingRegion, Skeleton, ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { lazyDialog } from '#client/ui/overlays/lazy-dialog.tsx';
import type { AchievementProgress } from '#domain/achievements/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { profileText as text } from '#messages/profile.ts';
import { type DialogName, dialogTitles } from '../components/dialogs/dialog-name.ts';
import { FactList } from '../components/sections/fact-list.tsx';
import { PersonalSection } from '../components/sections/personal-section.tsx';
import { RelationshipSection } from '../components/sections/relationship-section.tsx';
import { SettingsSection } from '../components/sections/settings-section.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];
const ProfileDialog = lazyDialog(
  async () => (await import('../components/dialogs/profile-dialog.tsx')).ProfileDialog,
  ({ name }) => dialogTitles[name],
);

export default function ProfileScreen() {
  const [search, setSearch] = useSearchParams();
  const inviteCode = search.get('invite') ?? '';
  const [dialog, setDialog] = useState<DialogName | null>(inviteCode ? 'join' : null);
  const couple = useCopied(coupleRead, null);

  function close() {
    setDialog(null);
    if (inviteCode) setSearch({}, { replace: true });
  }

  return (
    <>
      <PageHeader title={text.title} backTo={paths.dashboard} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-x-12">
        <div className="grid content-start gap-8">
          <PersonalSection onOpen={setDialog} />
          <SettingsSection onOpen={setDialog} />
        </div>
        <div className="grid content-start gap-8">
          {couple.isPending && <ProfileSkeleton />}
          {couple.isError && (
            <ErrorState
              title={text.failedTitle}
              text={text.failedText}
              error={couple.error}
              isRetrying={couple.isFetching}
              onRetry={() => void couple.refetch()}
            />
          )}
          {couple.data !== undefined && (
            <>
              <RelationshipSection couple={couple.data} onOpen={setDialog} />
              <JourneySection couple={couple.data} />
            </>
          )}
          {/* Below the journey, which would push it down when it comes. */}
          <div className={clsx('grid content-start', couple.isPending && 'hidden')}>
            <AchievementSection />
          </div>
          {couple.data !== undefined && <SummarySection couple={couple.data} />}
        </div>
      </div>
      {dialog && <ProfileDialog name={dialog} couple={couple.data ?? null} inviteCode={inviteCode} onClose={close} />}
    </>
  );
}

function ProfileSkeleton() {
  return (
    <LoadingRegion label={text.loading}>
      <div className="grid gap-4">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-7 w-40" />
        <Skeleton count={3} className="h-18" />
      </div>
    </LoadingRegion>
  );
}

function AchievementSection() {
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

function JourneySection({ couple }: { couple: Couple | null }) {
  const { isPremium } = useMember();
  const today = indiaDate(useNow());
  const days = couple === null || coupleStateOf(couple) === 'single' ? null : daysTogether(couple, today);
  return (
    <Section title={text.journey}>
      <div className="relative overflow-hidden rounded-large bg-cloth p-6 text-on-cloth sm:p-8">
        <BandhaniBloom rings={7} className="absolute -top-24 -right-24 size-64 text-festive opacity-40" />
        {couple !== null && days !== null ? (
          <p className="relative grid">
            <span className="text-lead">
              <FilledText
                text={text.daysTogether('{figure}', days)}
                parts={{
                  figure: (
                    <span className="block figures font-heading text-display font-semibold">{formatCoins(days)}</span>
                  ),
                }}
              />
            </span>
            <span>{text.since(formatDate(relationshipStart(couple)))}</span>
          </p>
        ) : (
          <p className="relative max-w-[13rem] text-lead">{text.noJourney}</p>
        )}
      </div>
      <FactList
        facts={[
          { label: text.nextAnniversary, ...describeNext(couple?.anniversary ?? null, today) },
          { label: text.accountType, value: nameOfAccount(isPremium) },
        ]}
      />
    </Section>
  );
}

function SummarySection({ couple }: { couple: Couple | null }) {
  const { isPremium, createdAt } = useMember();
  return (
    <Section title={text.summary}>
      <FactList
        facts={[
          { label: text.accountType, value: nameOfAccount(isPremium) },
          { label: text.relationshipState, value: coupleStateOf(couple) === 'single' ? text.single : text.coupled },
          { label: text.memberSince, value: indiaDate(createdAt).slice(0, 4) },
        ]}
      />
    </Section>
  );
}

function nameOfAccount(isPremium: boolean): string {
  return isPremium ? text.premium : text.free;
}

function describeNext(anniversary: string | null, today: string): { value: string; text?: string } {
  if (!anniversary) return { value: text.noAnniversary };
  const { date, daysUntil, years } = nextAnniversary(anniversary, today);
  return { value: text.anniversaryIn(daysUntil), text: text.anniversaryYears(formatDate(date), years) };
}
