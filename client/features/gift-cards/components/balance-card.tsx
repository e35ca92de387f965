import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import type { GiftCard } from '#contract/gift-cards.ts';
import { giftCardScreensText as text } from '#messages/gift-cards.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import { statementPath } from '#client/paths.ts';
import { FilledText } from '#client/ui/content/filled-text.tsx';
import { MirrorWork } from '#client/ui/content/ornaments.tsx';
import { nextCard } from '../model.ts';

export function BalanceCard({ cards }: { cards: readonly GiftCard[] | undefined }) {
  const wallet = useRead(api.wallet.get.queryOptions());
  const balance = wallet.data?.balance;
  return (
    <section
      aria-label={text.balance}
      className="relative overflow-clip rounded-large border border-line bg-surface px-6 py-7 md:px-8"
    >
      <MirrorWork className="absolute -top-12 -right-10 size-56 text-festive opacity-70 max-sm:opacity-20" />
      <div className="relative grid justify-items-start gap-2 sm:max-w-lg">
        <h2 className="font-text text-body font-medium text-ink-soft">{text.balance}</h2>
        <p className="min-h-14">
          {balance === undefined && wallet.isError && text.balanceFailed}
          {balance !== undefined && (
            <FilledText
              text={text.coins('{coins}')}
              parts={{
                coins: (
                  <span className="figures font-heading text-display leading-none font-semibold text-accent-ink">
                    {formatCoins(balance)}
                  </span>
                ),
              }}
            />
          )}
        </p>
        {balance !== undefined && cards && <Reach cards={cards} balance={balance} />}
        <p className="text-ink-soft">{text.earnMore}</p>
        <Link to={statementPath} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
          <ReceiptText aria-hidden className="size-5" />
          {text.seeStatement}
        </Link>
      </div>
    </section>
  );
}

/** Progress towards the next gift card. */
function Reach({ cards, balance }: { cards: readonly GiftCard[]; balance: number }) {
  const next = nextCard(cards, balance);
  if (!next) return cards.length > 0 && <p>{text.allReachable}</p>;
  const share = Math.round((100 * balance) / next.pointsCost);
  return (
    <div className="grid w-full max-w-xs gap-1.5">
      <span aria-hidden className="block h-2 overflow-clip rounded-full bg-sunk">
        <span className="block h-full rounded-full bg-festive" style={{ width: `${share}%` }} />
      </span>
      <p className="figures text-caption wrap-anywhere">
        {text.toNext(formatCoins(next.pointsCost - balance), next.brand)}
      </p>
    </div>
  );
}
