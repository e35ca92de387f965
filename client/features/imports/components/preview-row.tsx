import type { ReactNode } from 'react';
import { formatCompactDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import type { Couple } from '#domain/couples/schema.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { financesText } from '#messages/finances.ts';
import { privateExpenseScreensText } from '#messages/private-expenses.ts';
import { splittingScreensText } from '#messages/splitting.ts';
import { describeRowFault, nameRowChoice } from '../model.ts';
import { ALONE_CHOICES, type PlannedRow, ROW_CHOICES, type RowChoice } from '../preview/plan.ts';
import { toDecimal } from '../understand/currency.ts';
import type { ExpenseEntry, FaultyEntry, LeftOutEntry } from '../understand/entry.ts';

type Partner = Couple['users'][number];

interface ChosenRowProps {
  row: PlannedRow;
  partner: Partner | null;
  onTurn: () => void;
  /** Audience and split of a row of a statement; absent where the file has them. */
  choice?: RowChoice;
  onChoose?: (choice: RowChoice) => void;
}

/** Selectable row: an expense with its payer and both shares, or a settlement. */
export function ChosenRow({ row, partner, onTurn, choice, onChoose }: ChosenRowProps) {
  const { entry, isPresent, isChosen } = row;
  const described = describeRow(entry, partner);
  return (
    <TickedRow
      title={described.title}
      facts={[...described.facts, isPresent && text.isPresent]}
      shares={partner && !row.isOwn && choice !== 'ours' ? describeShares(row, partner) : null}
      amount={entry.amount}
      isTicked={isChosen}
      onTurn={onTurn}
    >
      {choice !== undefined && (
        <select
          aria-label={text.seenOf(described.title)}
          value={choice}
          onChange={({ target }) => onChoose?.(ROW_CHOICES.find((each) => each === target.value) ?? 'me')}
          className="mb-2 ml-9 min-h-11 max-w-full rounded-small border border-line-strong bg-surface px-3 text-caption"
        >
          {(partner ? ROW_CHOICES : ALONE_CHOICES).map((each) => (
            <option key={each} value={each}>
              {nameRowChoice(each, partner !== null)}
            </option>
          ))}
        </select>
      )}
    </TickedRow>
  );
}

/** Describes a row; a settlement is named by its payer and payee. */
function describeRow(entry: PlannedRow['entry'], partner: Partner | null) {
  if (entry.kind === 'settlement') {
    const name = partner?.firstName ?? '';
    const title = entry.paidBy === 'own' ? text.youGave(name) : text.gaveYou(name);
    return { title, facts: [formatCompactDate(entry.settledOn), entry.title] };
  }
  return {
    title: entry.title,
    facts: [formatCompactDate(entry.spentOn), financesText.categories[entry.category], describePayer(entry, partner)],
  };
}

function describePayer({ paidBy }: ExpenseEntry, partner: Partner | null): string {
  if (paidBy === FROM_BOTH) return privateExpenseScreensText.paidFromOurs;
  return paidBy === 'partner' && partner ? text.paidByName(partner.firstName) : text.paidByYou;
}

/** Row to choose whether an expense is split. */
export function SplitRow({ row, partner, onTurn }: ChosenRowProps & { partner: Partner }) {
  const { entry, isSplit } = row;
  const day = entry.kind === 'expense' ? entry.spentOn : entry.settledOn;
  return (
    <TickedRow
      title={entry.title}
      facts={[formatCompactDate(day)]}
      shares={describeShares(row, partner)}
      amount={entry.amount}
      isTicked={isSplit}
      onTurn={onTurn}
    />
  );
}

function describeShares({ entry, othersShare }: PlannedRow, partner: Partner): string | null {
  if (entry.kind !== 'expense' || entry.paidBy === FROM_BOTH) return null;
  if (entry.paidBy === 'own' && othersShare === 0) return text.notSplit;
  const [mine, theirs] =
    entry.paidBy === 'own' ? [entry.amount - othersShare, othersShare] : [othersShare, entry.amount - othersShare];
  return splittingScreensText.shares(formatMoney(toDecimal(mine)), partner.firstName, formatMoney(toDecimal(theirs)));
}

interface TickedRowProps {
  title: string;
  facts: readonly (string | false | null)[];
  shares: string | null;
  amount: number;
  isTicked: boolean;
  onTurn: () => void;
  children?: ReactNode;
}

function TickedRow({ title, facts, shares, amount, isTicked, onTurn, children }: TickedRowProps) {
  return (
    <li className="flex items-start justify-between gap-3 py-1">
      <div className="grid min-w-0">
        <CheckboxField
          label={<span className="wrap-anywhere">{title}</span>}
          hint={
            <>
              {facts.filter(Boolean).join(' · ')}
              {shares && <span className="figures block">{shares}</span>}
            </>
          }
          checked={isTicked}
          onChange={onTurn}
        />
        {children}
      </div>
      <span className="figures shrink-0 py-2 font-semibold">{formatMoney(toDecimal(amount))}</span>
    </li>
  );
}

export function LeftOutRow({ entry: { line, title, amount, reason } }: { entry: LeftOutEntry }) {
  return (
    <PlainRow title={title || text.nobodysTitle} amount={amount}>
      {text.inLine(line, text.reasons[reason])}
    </PlainRow>
  );
}

export function FaultyRow({ entry }: { entry: FaultyEntry }) {
  return <PlainRow title={text.inLine(entry.line, describeRowFault(entry))} amount="" />;
}

function PlainRow({ title, amount, children }: { title: string; amount: string; children?: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-3 py-2.5">
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{title}</span>
        {children && <span className="text-caption text-ink-soft">{children}</span>}
      </span>
      {amount && <span className="figures max-w-[45%] shrink-0 text-right text-ink-soft wrap-anywhere">{amount}</span>}
    </li>
  );
}
