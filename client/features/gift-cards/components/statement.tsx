import { CalendarCheck, Coins, Gift, type LucideIcon, Trophy, Undo2 } from 'lucide-react';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import { formatInstant, formatMonth } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { paths } from '#client/paths.ts';
import { ListRow } from '#client/ui/content/list-row.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { QueryState } from '#client/ui/feedback/query-state.tsx';
import { ListSkeleton } from '#client/ui/feedback/skeleton.tsx';
import { ButtonLink } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { ShowMore } from '#client/ui/layout/show-more.tsx';
import type { WalletCause, WalletEntry } from '#domain/wallet/schema.ts';
import { giftCardScreensText as text } from '#messages/gift-cards.ts';
import { groupByMonth } from '../model.ts';

const icons: Readonly<Record<WalletCause, LucideIcon>> = {
  checkin: CalendarCheck,
  achievement: Trophy,
  order: Gift,
  refund: Undo2,
  other: Coins,
};

export function Statement() {
  return (
    <>
      <PageHeader title={text.statementTitle} lead={text.statementLead} backTo={paths.redeem} />
      <Entries />
    </>
  );
}

function Entries() {
  const statement = useStatement();
  return (
    <QueryState
      query={{ ...statement, data: statement.rows }}
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
          <ShowMore pages={statement} label={text.showMore} className="justify-self-start" />
        </div>
      )}
    </QueryState>
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

/** Returns every change of the member's coins, newest first. */
function useStatement() {
  return usePages<WalletEntry>(api.wallet.entries.key(), (page, options) => client.wallet.entries(page, options));
}
