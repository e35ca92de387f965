import { clsx } from 'clsx';
import { PiggyBank, Plus } from 'lucide-react';
import { useState, type ReactNode, useEffect } from 'react';
import { useSearchParams, Link, useLocation } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { BalanceSection } from '#client/features/balance/components/balance-section.tsx';
import { SplittingOffer } from '#client/features/balance/components/splitting-offer-card.tsx';
import { balanceRead } from '#client/features/balance/reads.ts';
import { BudgetSection } from '#client/features/budgets/components/budget-section.tsx';
import { HandedText } from '#client/features/expenses/components/handed-card.tsx';
import { LazyExpenseDialog, LazyImportDialog } from '#client/features/expenses/components/lazy-dialogs.tsx';
import { OwnSums } from '#client/features/expenses/components/own-sums-section.tsx';
import { RecentTransactions } from '#client/features/expenses/components/recent-section.tsx';
import { LazyGoalDialog } from '#client/features/goals/components/lazy-dialogs.tsx';
import { SavingsProgress } from '#client/features/goals/components/savings-section.tsx';
import { DueExpenses } from '#client/features/recurring/components/due-section.tsx';
import { RecurringSection } from '#client/features/recurring/components/recurring-section.tsx';
import {
  AnalysisSkeleton,
  CardsSkeleton,
  MonthSkeleton,
} from '#client/features/statement/components/skeleton-section.tsx';
import { MonthSummary, TotalCards } from '#client/features/statement/components/summary-section.tsx';
import { summaryRead } from '#client/features/statement/reads.ts';
import { moneyStatementPath, paths } from '#client/paths.ts';
import { ErrorState } from '#client/ui/feedback/error-state.tsx';
import { lazyNamed } from '#client/ui/feedback/lazy-named.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { brand } from '#domain/kernel/brand.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { recurringScreensText } from '#messages/recurring.ts';

/** Parts of the page, in order; each is the id of its section. */
const MONEY_PARTS = ['month', 'goals', 'analysis'] as const;
type MoneyPart = (typeof MONEY_PARTS)[number];

// Loaded only by members who open the list of all transactions or the statement.
const Transactions = lazyNamed(
  async () => (await import('#client/features/expenses/components/transactions-section.tsx')).Transactions,
  <>
    <PageHeader title={text.allTitle} backTo={paths.finances} />
    <ListSkeleton label={text.recentLoading} rows={8} />
  </>,
);

const Statement = lazyNamed(
  async () => (await import('#client/features/statement/components/statement-section.tsx')).StatementView,
  <>
    <PageHeader title={text.statement} backTo={paths.finances} />
    <ListSkeleton label={text.loading} rows={8} />
  </>,
);

const Analysis = lazyNamed(
  async () => (await import('#client/features/statement/components/analysis-section.tsx')).Analysis,
  <AnalysisSkeleton />,
  { isBelow: true },
);

const COLUMNS = 'grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:gap-y-10 lg:grid-cols-2';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function FinancesScreen() {
  const [parameters] = useSearchParams();
  switch (parameters.get('view')) {
    case 'transactions':
      return <Transactions />;
    case 'statement':
      return <Statement />;
    default:
      return <Overview />;
  }
}

function Overview() {
  const [open, setOpen] = useState<'expense' | 'goal' | 'import' | null>(null);
  const close = () => setOpen(null);
  const addExpense = () => setOpen('expense');
  const addGoal = () => setOpen('goal');
  const { data: balance } = useCopied(balanceRead, null);
  const summary = useCopied(summaryRead, null);

  return (
    <>
      <HandedText />
      <PageHeader
        title={text.title}
        lead={balance?.isOn ? text.leadOfSplitting : text.lead}
        isEmpty={summary.data?.expenses.count === 0}
        backTo={paths.dashboard}
        actions={
          <>
            <Button onClick={addExpense} className="max-lg:hidden">
              <Plus aria-hidden className="size-5" />
              {text.addExpense}
            </Button>
            <Button variant="secondary" onClick={addGoal} className="max-lg:hidden">
              <PiggyBank aria-hidden className="size-5" />
              {text.addGoal}
            </Button>
          </>
        }
        phoneIcons={<IconButton icon={PiggyBank} label={text.addGoal} onClick={addGoal} />}
      />
      <PhoneAction icon={Plus} label={text.addExpense} onPress={addExpense} />
      {summary.isError ? (
        <ErrorState
          level={2}
          title={text.failedTitle}
          text={text.failedText}
          error={summary.error}
          isRetrying={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      ) : (
        <>
          {summary.data ? <TotalCards {...summary.data} /> : <CardsSkeleton />}
          <Shortcuts onImport={() => setOpen('import')} />
          <PartLinks isLoaded={summary.data !== undefined} />
          <MoneyPartSection part="month">
            {summary.data ? <MonthSummary expenses={summary.data.expenses} /> : <MonthSkeleton />}
            <DueExpenses />
            <OwnSums />
            <div className={COLUMNS}>
              <div className="grid grid-cols-1 content-start gap-8 sm:gap-10">
                <BalanceSection />
                <RecentTransactions />
                <SplittingOffer />
              </div>
              <div className="grid grid-cols-1 content-start gap-8 sm:gap-10">
                <BudgetSection />
                <div id={RECURRING} tabIndex={-1} className={clsx(BELOW_PARTS, 'outline-none')}>
                  <RecurringSection />
                </div>
              </div>
            </div>
          </MoneyPartSection>
          <MoneyPartSection part="goals">
            <SavingsProgress onAdd={addGoal} />
          </MoneyPartSection>
          <MoneyPartSection part="analysis">
            {summary.data ? <Analysis expenses={summary.data.expenses} onAdd={addExpense} /> : <AnalysisSkeleton />}
          </MoneyPartSection>
        </>
      )}
      {open === 'expense' && <LazyExpenseDialog onClose={close} />}
      {open === 'import' && <LazyImportDialog onClose={close} />}
      {open === 'goal' && <LazyGoalDialog onClose={close} />}
    </>
  );
}

/** Scrolls to just below the sticky row of 3rem, as the page keeps 5rem free above what it scrolls to. */
const BELOW_PARTS = 'scroll-mt-[calc(var(--offline-bar-height,0px)-2rem)]';
/** Id of the recurring expenses, which are below the first screen. */
const RECURRING = 'recurring';
const shortcutClass =
  'inline-flex min-h-11 items-center justify-center rounded-full border border-line-strong bg-surface px-3 text-caption font-semibold transition-colors hover:border-accent hover:text-accent-ink sm:px-5 max-sm:flex-1';

/** Ways to what is below the first screen or on another one. */
function Shortcuts({ onImport }: { onImport: () => void }) {
  return (
    <div className="flex flex-wrap gap-2 pb-3">
      <button type="button" aria-label={text.importExpenses} onClick={onImport} className={shortcutClass}>
        {text.importShort}
      </button>
      <Link
        to={{ hash: RECURRING }}
        replace
        preventScrollReset
        onClick={() => scrollTo(RECURRING)}
        className={shortcutClass}
      >
        {recurringScreensText.title}
      </Link>
      <Link to={moneyStatementPath} className={shortcutClass}>
        {text.statement}
      </Link>
    </div>
  );
}

/** Part of the page with its own address. */
function MoneyPartSection({ part, children }: { part: MoneyPart; children: ReactNode }) {
  return (
    <section
      id={part}
      aria-label={text.partNames[part]}
      className={clsx(BELOW_PARTS, 'grid grid-cols-1 content-start gap-8 pt-6 pb-10 sm:gap-10')}
    >
      {children}
    </section>
  );
}

/** Row that stays in view and leads to the parts of the page; each has its address, such as `#goals`. */
function PartLinks({ isLoaded }: { isLoaded: boolean }) {
  const { hash } = useLocation();
  const current = usePartInView();
  useEffect(() => {
    if (isLoaded && hash) scrollTo(hash.slice(1));
  }, [hash, isLoaded]);
  return (
    <nav
      aria-label={text.parts}
      className="sticky top-[var(--offline-bar-height,0px)] z-10 -mx-5 border-b border-line bg-page px-5 md:-mx-8 md:px-8"
    >
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {MONEY_PARTS.map((part) => (
          <li key={part} className="max-sm:flex-1">
            <Link
              to={{ hash: part }}
              replace
              preventScrollReset
              onClick={() => scrollTo(part)}
              aria-current={part === current ? 'location' : undefined}
              className={clsx(
                'relative flex min-h-12 items-center justify-center px-4 font-medium whitespace-nowrap cramped:px-[2vw] cramped:text-[min(1rem,5vw)] after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:rounded-full',
                part === current ? 'text-accent-ink after:bg-accent' : 'text-ink-soft hover:text-ink',
              )}
            >
              {text.partNames[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function scrollTo(part: string): void {
  const place = document.getElementById(part);
  place?.scrollIntoView();
  // Where a place can have the focus, the keyboard and a screen reader go on from there.
  place?.focus({ preventScroll: true });
}

/** Returns true if the first part begins below the upper third, as after a jump to the top. */
function isAboveParts(): boolean {
  const top = document.getElementById(MONEY_PARTS[0])?.getBoundingClientRect().top ?? 0;
  return top > innerHeight * 0.3;
}

/** Returns the part at the upper third of the screen. */
function usePartInView(): MoneyPart {
  const [current, setCurrent] = useState<MoneyPart>(MONEY_PARTS[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.id;
        const part = MONEY_PARTS.find((each) => each === seen) ?? (isAboveParts() ? MONEY_PARTS[0] : null);
        if (part) setCurrent(part);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const part of MONEY_PARTS) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
