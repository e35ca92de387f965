import { CalendarCheck, Coins, Gift, type LucideIcon, Trophy, Undo2 } from 'lucide-react';
import type { WalletCause, WalletEntry } from '#contract/wallet.ts';
import { giftCardScreensText as text } from '#messages/en/gift-card-screens.ts';
import { formatInstant, formatMonth } from '../../../lib/format/dates.ts';
import { formatCoins } from '../../../lib/format/money.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryFaces } from '../../../ui/feedback/query-faces.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { ListRow } from '../../../ui/content/list-row.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useStatement } from '../api.ts';
import { groupByMonth } from '../model.ts';

const icons: Readonly<Record<WalletCause, LucideIcon>> = {
  checkin: CalendarCheck,
  achievement: Trophy,
  order: Gift,
  refund: Undo2,
  other: Coins,
};

/** Every coin that came and went, with why, and what was left. */
export function Statement() {
  return (
    <>
      <PageHeader title={text.statementTitle} text={text.statementLead} backTo={paths.redeem} />
      <Entries />
    </>
  );
}

function Entries() {
  const statement = useStatement();
  return (
    <QueryFaces
      query={{ ...statement, data: statement.entries }}
      skeleton={<ListSkeleton label={text.loadingStatement} rows={8} />}
      level={2}
      failedTitle={text.statementFailed}
      failedText={text.failedText}
      empty={
        <EmptyState
          level={2}
          title={text.statementEmpty}
          text={text.statementEmptyText}
          action={<ButtonLink to={paths.dashboard}>{text.toDashboard}</ButtonLink>}
        />
      }
    >
      {(entries) => (
        <div className="grid max-w-3xl gap-7">
          {groupByMonth(entries).map(({ month, entries: ofMonth }) => (
            <section key={month} className="grid gap-2">
              <h2 className="text-title">{formatMonth(month)}</h2>
              <ul className="divide-y divide-line border-y border-line">
                {ofMonth.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </section>
          ))}
          {statement.hasNextPage && (
            <Button
              variant="secondary"
              className="justify-self-start"
              isPending={statement.isFetchingNextPage}
              onClick={() => void statement.fetchNextPage()}
            >
              {text.showMore}
            </Button>
          )}
        </div>
      )}
    </QueryFaces>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const { amount, balanceAfter, cause, createdAt, description } = entry;
  const Icon = icons[cause];
  const isEarned = amount > 0;
  return (
    <ListRow
      title={description}
      text={formatInstant(createdAt)}
      leading={
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${isEarned ? 'bg-festive-soft text-festive-ink' : 'bg-accent-soft text-accent-ink'}`}
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.9} />
        </span>
      }
      trailing={
        <span className="figures grid justify-items-end whitespace-nowrap">
          <span className={isEarned ? 'font-semibold text-positive' : 'font-semibold'}>
            {isEarned ? text.earned(formatCoins(amount)) : text.spent(formatCoins(-amount))}
          </span>
          <span className="text-caption text-ink-soft">{text.balanceAfter(formatCoins(balanceAfter))}</span>
        </span>
      }
    />
  );
}
