import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#client/data/api.ts';
import { pullSoon } from '#client/data/copy/page-copy.ts';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { coupleRead } from '#client/data/couple-read.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { checkForUpdate } from '#client/data/worker/registration.ts';
import { balanceRead } from '#client/features/balance/reads.ts';
import { describeBalance, useSplitting } from '#client/features/balance/splitting-model.ts';
import { spendingRead } from '#client/features/budgets/reads.ts';
import { datesRead } from '#client/features/dates/reads.ts';
import { memoriesRead } from '#client/features/memories/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { hasJoinedHere } from '#client/lib/joined-here.ts';
import type { ShownQuery } from '#client/lib/shown-query.ts';
import { paths } from '#client/paths.ts';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import type { FirstSteps } from '#domain/first-steps/schema.ts';
import { brand } from '#domain/kernel/brand.ts';
import { findOnThisDay } from '#domain/memories/on-this-day.ts';
import { dashboardText as text } from '#messages/dashboard.ts';
import { isInFirstYear, stepsLeft } from '../beginning-model.ts';
import { CoupleCard } from '../components/couple-card.tsx';
import { NextDate } from '../components/next-date.tsx';

// Loaded after the dashboard's first content.
const LazyJoiningCard = lazyNamed(
  async () => (await import('#client/features/profile/components/joining-card.tsx')).JoiningCard,
  <Skeleton className="h-47 sm:h-24 rounded-large!" />,
  { isDispensable: true },
);
const LazyBelow = lazyNamed(
  async () => (await import('../components/below-first-screen.tsx')).BelowFirstScreen,
  <Skeleton className="h-82 rounded-large! lg:h-63" />,
);
const LazyPastToday = lazyNamed(async () => (await import('../components/past-today.tsx')).PastToday, null, {
  isDispensable: true,
});
const LazyFirstPhoto = lazyNamed(async () => (await import('../components/first-photo.tsx')).FirstPhoto, null, {
  isDispensable: true,
});

const PullToRefresh = lazyNamed(
  async () => (await import('#client/ui/layout/pull-to-refresh.tsx')).PullToRefresh,
  null,
  { isDispensable: true, delayMs: 3000 },
);

const VerificationBanner = lazyNamed(
  async () => (await import('../components/verification-banner.tsx')).VerificationBanner,
  null,
  { isDispensable: true },
);

const FromPartner = lazyNamed(
  async () => (await import('#client/features/from-partner/components/from-partner-card.tsx')).FromPartnerCard,
  null,
  { isDispensable: true },
);

const DailyQuestion = lazyNamed(
  async () => (await import('#client/features/daily-question/components/daily-question-card.tsx')).DailyQuestionCard,
  <Skeleton className="h-full rounded-large!" />,
);

/** First steps of a member without a partner, who sees them at the top. */
const OwnFirstSteps = lazyNamed(
  async () => (await import('../components/first-steps-card.tsx')).FirstStepsCard,
  <Skeleton className="h-98 rounded-large!" />,
);

// Before the first paint asks for the fonts, which are three times as large. Home waits for this part of a couple.
FromPartner.preload().catch((error: unknown) => console.warn('The card of the partner could not be loaded', error));

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

/**
 * Home. Its parts are rendered in an order in which a later answer moves none that is already shown: first the reads
 * that decide about the shape, then the first screen, then the rest.
 */
export function DashboardScreen() {
  const queries = useQueryClient();
  const isPaired = usePartner() !== null;
  const couple = useCopied(coupleRead, null);
  const dates = useCopied(datesRead, null, 'home');
  const firstSteps = useQuery(api.firstSteps.get.queryOptions());
  // A member alone sees the first steps above all else, unless they have put them away.
  const isCardLoaded = useLoaded(isPaired ? FromPartner : null);
  const { emailVerified } = useMember();
  const isBannerLoaded = useLoaded(emailVerified ? null : VerificationBanner);
  const arePartsLoaded = isCardLoaded && isBannerLoaded;
  const isShapeKnown = !couple.isPending && !dates.isPending && arePartsLoaded && (isPaired || !firstSteps.isPending);

  function refresh() {
    pullSoon();
    void queries.invalidateQueries();
    void checkForUpdate();
  }

  return (
    <>
      <PullToRefresh onRefresh={refresh} />
      <div className="@container grid grid-cols-1 gap-6 sm:gap-8">
        {/* With the parts, which it moves down. */}
        {isShapeKnown && !emailVerified && <VerificationBanner />}
        {isShapeKnown ? <Parts firstSteps={firstSteps.data} /> : <HomePlace />}
      </div>
    </>
  );
}

export default DashboardScreen;

/** Loads a part that decides about the shape of Home, if it has one, and returns true once that has ended. */
function useLoaded(part: Pick<typeof FromPartner, 'preload' | 'isLoaded'> | null): boolean {
  const [ended, setEnded] = useState(() => (part?.isLoaded() ? part : null));
  useEffect(() => {
    const end = () => setEnded(() => part);
    // Home comes without a part that does not load.
    void part?.preload().then(end, end);
  }, [part]);
  return ended === part;
}

/** The card of the couple, and one place for all below it. */
function HomePlace() {
  const { firstName, coupleId } = useMember();
  return (
    <div className="grid gap-3 lg:@2xl:grid-cols-2 lg:@2xl:gap-6">
      <h1 className="sr-only">{text.greeting(firstName)}</h1>
      <Skeleton className={clsx('rounded-large! sm:h-36', coupleId === null ? 'h-36' : 'h-38.5')} />
      <Skeleton className="h-98 rounded-large! lg:@2xl:h-36" />
    </div>
  );
}

function Parts({ firstSteps }: { firstSteps: FirstSteps | undefined }) {
  const isPaired = usePartner() !== null;
  const { coupleId, createdAt } = useMember();
  const { data: couple } = useCopied(coupleRead, null);
  // A welcome that becomes due while Home is open, or that this tab has come for, opens by itself.
  const [isWelcomeOffered] = useState(() => couple?.isWelcomeDue === true && !hasJoinedHere());
  const memories = useCopied(memoriesRead, null, 'home');
  const today = indiaDate(useNow());
  // A photo fills the first screen, or else the rest moves up: the rest is rendered once that is known.
  const pastToday = findOnThisDay(memories.data ?? [], today);
  const hasPast = memories.isPending || pastToday.length > 0;
  const isNew = isInFirstYear(couple?.createdAt ?? createdAt, today);
  const hasStepsLeft = firstSteps !== undefined && stepsLeft(firstSteps) > 0;
  // The card that sees the last step done says so.
  const [hadSteps, setHadSteps] = useState(hasStepsLeft);
  if (hasStepsLeft && !hadSteps) setHadSteps(true);
  return (
    <>
      {isWelcomeOffered && couple?.isWelcomeDue && <LazyJoiningCard />}
      {/* The first screen, which the fold does not cut: a photo fills what the rest leaves. On a desktop with room beside the menu it has two columns. */}
      <div className="flex flex-col gap-3 max-sm:has-data-past:min-h-[calc(100dvh-9.25rem-env(safe-area-inset-bottom))] lg:@2xl:grid lg:@2xl:grid-cols-2 lg:@2xl:gap-6 lg:@2xl:has-data-past:min-h-[calc(100dvh-13.5rem)]">
        <div className="flex flex-col gap-3 lg:@2xl:gap-6">
          {/* The partner's news lie in the couple's card, not among the boxes below it. */}
          <div className="flex flex-col rounded-large bg-cloth lg:@2xl:flex-1">
            <CoupleCard />
            {isPaired && <FromPartner />}
          </div>
          {/* As high as the card of an open question of two lines, which a shorter one fills. */}
          {isPaired && (
            <div className="grid min-h-48">
              <DailyQuestion />
            </div>
          )}
          {!isPaired && hadSteps && <OwnFirstSteps />}
        </div>
        <div className="flex flex-1 flex-col gap-3 lg:@2xl:gap-6">
          {/* Side by side, unless nothing is planned: so the photo below is whole on a phone. */}
          <div
            className={clsx(
              'grid gap-3 has-[button,[data-empty]]:grid-cols-1 lg:@2xl:gap-6 cramped:grid-cols-1',
              // A member without a couple has no balance and mostly no date: both are rows.
              coupleId === null ? 'grid-cols-1' : 'grid-cols-2 *:only:col-span-2',
            )}
          >
            <MoneyLine />
            <NextDate />
          </div>
          {(hasPast || isNew) && (
            // A member alone has the first steps on a phone, and room for the photo on a desktop.
            <div
              data-past={hasPast || isPaired ? '' : undefined}
              className={clsx('min-h-32 flex-1', hasPast || isPaired ? 'grid' : 'hidden lg:@2xl:grid')}
            >
              {pastToday.length > 0 && <LazyPastToday found={pastToday} />}
              {!hasPast && <LazyFirstPhoto />}
            </div>
          )}
        </div>
      </div>
      {!memories.isPending && <LazyBelow hasSteps={isPaired && hadSteps} />}
    </>
  );
}

/**
 * Balance of the two if they keep one, and this month's spending. Its place is as high as the row that comes; beside a
 * higher date its words fill the tile.
 */
function MoneyLine() {
  const isPaired = usePartner() !== null;
  const splitting = useSplitting();
  const balance = useCopied(balanceRead, null);
  const spending = useCopied(spendingRead, null);
  const height = isPaired ? 'min-h-20' : 'min-h-17';
  if (isAwaited(spending) || (isPaired && isAwaited(balance)))
    return <Skeleton className={clsx('rounded-large!', height)} />;
  if (!spending.data && !splitting) return null;
  const spent = spending.data && formatMoney(spending.data.get('total') ?? '0.00');
  const label = splitting ? describeBalance(splitting) : text.spentThisMonth;
  const debt = splitting?.balance.owedBy ? formatMoney(splitting.balance.amount) : null;
  const amount = splitting ? debt : spent;
  return (
    <Link
      to={paths.finances}
      className={clsx(
        height,
        '@container grid rounded-large border border-line bg-surface px-4 py-3 transition-colors hover:bg-sunk @md:px-5',
      )}
    >
      <span className="flex flex-wrap content-between items-center justify-between gap-x-4 gap-y-1 @2xs:content-center">
        <span className="font-medium wrap-anywhere @max-[14rem]:basis-full">{label}</span>
        {amount && <span className="figures font-heading text-title font-semibold wrap-anywhere">{amount}</span>}
        {splitting && spent && (
          <span className="figures basis-full text-caption text-ink-soft">{text.spentThisMonthOf(spent)}</span>
        )}
      </span>
    </Link>
  );
}

function isAwaited({ data, isError }: ShownQuery<unknown>): boolean {
  return data === undefined && !isError;
}
