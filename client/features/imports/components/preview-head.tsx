import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { usePartner } from '#client/data/partner.ts';
import { useMember } from '#client/data/session.ts';
import { formatDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { MoneySum } from '#client/ui/figures/money-sum.tsx';
import type { Balance } from '#domain/balance/schema.ts';
import { debtsText } from '#messages/debts.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { changeBalance, type Plan } from '../preview/plan.ts';
import { toDecimal } from '../understand/currency.ts';

interface PreviewHeadProps {
  plan: Plan;
  balance: Balance;
  partner: ReturnType<typeof usePartner>;
}

/** Shows the sum to add, and its effect on the balance between the two if it has one. */
export function PreviewHead({ plan, balance, partner }: PreviewHeadProps) {
  const { id: memberId } = useMember();
  const change = changeBalance(plan, balance, memberId);
  const { since } = balance;
  // Rows of the member alone are in no balance, whatever their day.
  const isOlder = plan.rows.some(
    ({ entry, isChosen, othersShare }) =>
      isChosen &&
      since !== null &&
      (entry.kind === 'expense' ? othersShare > 0 && entry.spentOn < since : entry.settledOn < since),
  );
  const isMoved = balance.isOn ? change.before !== change.after || isOlder : change.inFile !== 0;
  const counts = [
    text.expenses(plan.chosenExpenses.length),
    plan.chosenSettlements.length > 0 && text.settlements(plan.chosenSettlements.length),
  ];
  return (
    <section className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{counts.filter(Boolean).join(' · ')}</span>
        <span className="figures font-heading text-title font-semibold">
          <MoneySum amount={toDecimal(plan.sum)} />
        </span>
      </p>
      {!partner && <p className="text-caption text-ink-soft">{text.alone}</p>}
      {partner && isMoved && (
        <>
          <dl className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 border-t border-line pt-2 cramped:grid-cols-1">
            {balance.isOn ? (
              <>
                <Owing label={text.before} paise={change.before} name={partner.firstName} />
                <ArrowRight aria-hidden className="size-5 text-ink-soft cramped:hidden" />
                <Owing label={text.after} paise={change.after} name={partner.firstName} isStrong />
              </>
            ) : (
              <Owing label={text.inFile} paise={change.inFile} name={partner.firstName} isStrong />
            )}
          </dl>
          {balance.isOn ? (
            isOlder && since && <p className="text-caption text-ink-soft">{text.beforeSince(formatDate(since))}</p>
          ) : (
            <p className="text-caption text-ink-soft">{text.balanceOff}</p>
          )}
        </>
      )}
    </section>
  );
}

interface OwingProps {
  label: string;
  /** Debt of the partner to the member, in paise. */
  paise: number;
  name: string;
  isStrong?: boolean;
}

function Owing({ label, paise, name, isStrong = false }: OwingProps) {
  const words = paise === 0 ? debtsText.even : paise > 0 ? debtsText.owesYou(name) : debtsText.youOwe(name);
  return (
    <div className="grid min-w-0 content-start">
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className={clsx('wrap-anywhere', isStrong && 'font-semibold')}>
        {words}
        {paise !== 0 && <span className="figures block">{formatMoney(toDecimal(Math.abs(paise)))}</span>}
      </dd>
    </div>
  );
}
