import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { giftCardScreensText as text } from '#messages/en/gift-card-screens.ts';
import { api } from '../../../lib/api.ts';
import { useMember } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { BalanceCard } from '../components/balance-card.tsx';
import { GiftCardGrid } from '../components/gift-card-grid.tsx';
import { LazyStatement } from '../components/lazy-statement.tsx';
import { MyOrders } from '../components/my-orders.tsx';

export const meta = () => [{ title: `${text.title} · ${brand.name}` }];

export default function RedeemScreen() {
  const [parameters] = useSearchParams();
  return parameters.get('view') === 'statement' ? <LazyStatement /> : <Shop />;
}

function Shop() {
  const { emailVerified } = useMember();
  const cards = useQuery(api.giftCards.list.queryOptions());
  return (
    <>
      <PageHeader title={text.title} text={text.lead} backTo={paths.dashboard} />
      <div className="grid grid-cols-1 gap-8">
        <BalanceCard cards={cards.data} />
        {!emailVerified && <VerifyFirst />}
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="lg:col-start-2 lg:row-start-1">
            <MyOrders />
          </div>
          <GiftCardGrid />
        </div>
      </div>
    </>
  );
}

/** The server refuses an unverified member; this says so before they have chosen. */
function VerifyFirst() {
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-large bg-warning-soft px-5 py-4 text-warning">
      <MailCheck aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{text.verifyTitle}</p>
        <p>{text.verifyText}</p>
      </div>
      <ButtonLink to={paths.verifyEmail}>{text.verify}</ButtonLink>
    </aside>
  );
}
