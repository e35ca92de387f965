import type { FinanceSummary } from '#contract/statement.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { formatCoins, formatMoney } from '#client/lib/format/money.ts';
import { findPartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { AvatarPair } from '#client/ui/content/avatar.tsx';
import { BandhaniBloom, MirrorWork } from '#client/ui/content/ornaments.tsx';

const cardClass =
  'relative grid min-h-30 content-between gap-3 overflow-hidden rounded-large p-5 sm:min-h-44 sm:p-6';

export function SummaryCards({ expenses, savings }: FinanceSummary) {
  const member = useMember();
  const couple = useRead(api.couples.current.queryOptions());
  const partner = findPartner(couple.data, member.id);
  const { data: balance } = useRead(api.balance.read.queryOptions());
  const isOneAccount = balance?.isOn === false;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section className={`${cardClass} bg-cloth text-on-cloth`}>
        <BandhaniBloom rings={7} className="absolute -right-24 -bottom-36 size-72 text-festive opacity-25" />
        <div className="relative flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <CardFigure label={text.totalExpenses} amount={expenses.total} />
          <p className="grid sm:justify-items-end">
            <span className="text-caption">{text.thisMonth}</span>
            <span className="figures font-heading text-lead leading-tight font-semibold">
              {formatMoney(expenses.thisMonth)}
            </span>
          </p>
        </div>
        <div className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="figures">
            {text.transactions(formatCoins(expenses.count), expenses.count === 1)}
          </span>
          <span className="flex items-center gap-3">
            {isOneAccount && text.oneAccount}
            <AvatarPair
              size="small"
              first={{ name: `${member.firstName} ${member.lastName}`, photoUrl: member.profileImageUrl }}
              second={
                partner && {
                  name: `${partner.firstName} ${partner.lastName}`,
                  photoUrl: partner.profileImageUrl,
                }
              }
            />
          </span>
        </div>
      </section>
      <section className={`${cardClass} bg-festive-soft text-ink`}>
        <MirrorWork className="absolute -right-10 -bottom-12 size-48 text-festive opacity-35" />
        <CardFigure label={text.totalSavings} amount={savings.total} />
        <p className="figures relative flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
          <span>{text.goals(formatCoins(savings.goalCount), savings.goalCount === 1)}</span>
          <span className="text-festive-ink">{text.active(formatCoins(savings.activeCount))}</span>
        </p>
      </section>
    </div>
  );
}

function CardFigure({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="relative">
      <h2 className="font-text text-body font-medium">{label}</h2>
      <p className="figures font-heading text-heading font-semibold wrap-anywhere">{formatMoney(amount)}</p>
    </div>
  );
}
