import { clsx } from 'clsx';
import { useQueryClient } from '@tanstack/react-query';
import { brand } from '#messages/brand.ts';
import { dashboardText as text } from '#messages/dashboard.ts';
import { checkForUpdate } from '#client/data/worker/registration.ts';
import { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { PullToRefresh } from '#client/ui/layout/pull-to-refresh.tsx';
import { ComingDays } from '../components/coming-days.tsx';
import { CountLinks } from '../components/count-links.tsx';
import { DailyCheckIn } from '../components/daily-check-in.tsx';
import { LaterDates, NextDate } from '../components/next-dates.tsx';
import { RecentMemories } from '../components/recent-memories.tsx';
import { CoupleCard } from '../components/couple-card.tsx';
import { VerificationBanner } from '../components/verification-banner.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { Link } from 'react-router';
import { listShortcuts } from '#client/menu-entries.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { describeBalance, useSplitting } from '#client/features/balance/splitting-model.ts';

// Loaded after the dashboard's first content.
const LazyJoiningCard = lazyNamed(
  async () => (await import('#client/features/profile/components/joining-card.tsx')).JoiningCard,
  null,
  { isDispensable: true },
);
const LazyDue = lazyNamed(
  async () => (await import('#client/features/calendar/components/due-card.tsx')).DueCard,
  null,
  { isDispensable: true },
);
const LazyLists = lazyNamed(
  async () => (await import('#client/features/lists/components/lists-card.tsx')).ListsCard,
  null,
  { isDispensable: true },
);
const LazyExperiences = lazyNamed(
  async () => (await import('../components/next-experiences.tsx')).NextExperiences,
  null,
  { isDispensable: true },
);
const LazyPastToday = lazyNamed(
  async () => (await import('../components/past-today.tsx')).PastToday,
  <div aria-hidden data-past="" className="min-h-32 flex-1" />,
  { isDispensable: true },
);

const DailyQuestion = lazyNamed(
  async () => (await import('#client/features/daily-question/components/daily-question-card.tsx')).DailyQuestionCard,
  <QuestionPlace />,
);

const loadFirstSteps = async () => (await import('../components/first-steps-card.tsx')).FirstStepsCard;
/** First steps of a member without a partner, who sees them at the top. */
const OwnFirstSteps = lazyNamed(loadFirstSteps, <Skeleton className="h-98 rounded-large!" />);
/** First steps of a couple, which has mostly done them. */
const CoupleFirstSteps = lazyNamed(loadFirstSteps, null, { isDispensable: true });

/** Place of the question's card, as high as the card of an open question. */
function QuestionPlace() {
  return <Skeleton className="h-46 rounded-large!" />;
}

/** Background and text of the buttons, which alternate. */
const tones = ['bg-accent-soft text-accent-ink', 'bg-festive-soft text-festive-ink', 'bg-calm-soft text-calm-ink'];

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export function DashboardScreen() {
  const queries = useQueryClient();
  const isPaired = usePartner() !== null;
  const { coupleId } = useMember();
  const { data: couple, isPending } = useRead(api.couples.current.queryOptions());
  // Until the couple is known, a member with one sees the place of what two have: nothing moves when it comes.
  const mayBePaired = isPaired || (isPending && coupleId !== null);

  // A photo of this day fills the first screen, or else the rest moves up: the rest is rendered once that is known.
  const { isPending: isFirstScreenOpen } = useRead(api.memories.list.queryOptions({ input: undefined }));

  function refresh() {
    void queries.invalidateQueries();
    void checkForUpdate();
  }

  return (
    <PullToRefresh onRefresh={refresh}>
      <div className="@container grid grid-cols-1 gap-6 sm:gap-8">
        <VerificationBanner />
        {couple?.isWelcomeDue && <LazyJoiningCard />}
        {/* The first screen, which the fold does not cut: a photo of this day fills what the rest leaves. On a desktop with room beside the menu it has two columns. */}
        <div className="flex flex-col gap-3 max-sm:has-data-past:min-h-[calc(100dvh-9.25rem-env(safe-area-inset-bottom))] lg:@2xl:grid lg:@2xl:grid-cols-2 lg:@2xl:gap-6 lg:@2xl:has-data-past:min-h-[calc(100dvh-13.5rem)]">
          <div className="flex flex-col gap-3 lg:@2xl:gap-6">
            <CoupleCard />
            {mayBePaired && !isPaired && <QuestionPlace />}
            {isPaired && <DailyQuestion />}
            {!mayBePaired && <OwnFirstSteps />}
          </div>
          <div className="flex flex-1 flex-col gap-3 lg:@2xl:gap-6">
            {/* Side by side, unless the date needs room for its buttons: so the photo below is whole on a phone. */}
            <div
              className={clsx(
                'grid gap-3 has-[button,[data-empty]]:grid-cols-1 lg:@2xl:gap-6 cramped:grid-cols-1',
                // A member without a couple has no balance and mostly no date: both are rows.
                coupleId === null ? 'grid-cols-1' : 'grid-cols-2 *:only:col-span-2',
              )}
            >
              <MoneyLine isRow={coupleId === null} />
              <NextDate />
            </div>
            <LazyPastToday />
          </div>
        </div>
        {!isFirstScreenOpen && (
          <>
            <QuickButtons />
            <div className="grid grid-cols-1 gap-4">
              <CountLinks />
              <DailyCheckIn />
            </div>
            {isPaired && <CoupleFirstSteps />}
            {/* On a desktop one row of up to three columns, or two rows of two. */}
            <div className="grid grid-cols-1 gap-6 empty:hidden sm:gap-8 lg:@2xl:grid-flow-col lg:@2xl:auto-cols-fr lg:@2xl:gap-10 lg:@2xl:*:min-w-0 lg:@2xl:*:content-start lg:@2xl:has-[>:nth-child(4)]:grid-flow-row lg:@2xl:has-[>:nth-child(4)]:grid-cols-2">
              <LaterDates />
              <ComingDays />
              <LazyDue />
              <LazyLists />
            </div>
            <LazyExperiences />
            <RecentMemories />
          </>
        )}
      </div>
    </PullToRefresh>
  );
}

export default DashboardScreen;

/** Balance of the two if they keep one, and this month's spending. */
function MoneyLine({ isRow }: { isRow: boolean }) {
  const splitting = useSplitting();
  const summary = useRead(api.statement.readSummary.queryOptions());
  if (!summary.data && !splitting)
    return summary.isError ? null : <Skeleton className={clsx('rounded-large!', isRow ? 'h-17' : 'h-43')} />;
  const spent = summary.data && formatMoney(summary.data.expenses.thisMonth);
  const label = splitting ? describeBalance(splitting) : text.spentThisMonth;
  const debt = splitting?.balance.owedBy ? formatMoney(splitting.balance.amount) : null;
  const amount = splitting ? debt : spent;
  return (
    <Link
      to={paths.finances}
      className="@container grid min-h-17 content-start rounded-large border border-line bg-surface px-4 py-3 transition-colors hover:bg-sunk @md:px-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium wrap-anywhere">{label}</span>
        {amount && <span className="figures font-heading text-title font-semibold wrap-anywhere">{amount}</span>}
        {splitting && spent && (
          <span className="figures basis-full text-caption text-ink-soft">{text.spentThisMonthOf(spent)}</span>
        )}
      </span>
    </Link>
  );
}

function QuickButtons() {
  return (
    <nav aria-label={text.quickTitle}>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3 cramped:grid-cols-2 lg:@2xl:grid-cols-8 lg:@2xl:pr-20">
        {listShortcuts().map(({ path, label, icon: Icon }, place) => (
          <li key={path}>
            <Link
              to={path}
              className="group grid justify-items-center gap-1.5 rounded-small text-center text-caption font-medium"
            >
              <span
                className={`grid size-12 place-items-center rounded-full transition-transform group-hover:-translate-y-0.5 ${tones[place % tones.length]}`}
              >
                <Icon aria-hidden className="size-5.5" strokeWidth={1.8} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
