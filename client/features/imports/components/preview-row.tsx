import { clsx } from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { formatCompactDate } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { CheckboxField } from '#client/ui/forms/choice-field.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
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
  /** Audience and split of a row of a statement, and those of all its rows; absent where the file has them. */
  choice?: { own: RowChoice; all: RowChoice };
  onChoose?: (choice: RowChoice) => void;
}

/** Selectable row: an expense with its payer and both shares, or a settlement. */
export function ChosenRow({ row, partner, onTurn, choice, onChoose }: ChosenRowProps) {
  const { entry, isPresent, isChosen } = row;
  const expense = entry.kind === 'expense' ? entry : undefined;
  const original = expense?.original;
  const isCash = expense?.isCash === true;
  const { title, facts } = describeRow(entry, partner, choice !== undefined);
  return (
    <TickedRow
      title={title}
      facts={[
        ...facts,
        choice && choice.own !== choice.all && nameRowChoice(choice.own, partner !== null),
        isCash && text.isCash,
        isPresent && text.isPresent,
      ]}
      shares={partner && !row.isOwn && choice?.own !== 'ours' ? describeShares(row, partner) : null}
      amount={entry.amount}
      isTicked={isChosen}
      onTurn={onTurn}
      details={
        (choice ?? original) && (
          <>
            {original && <p className="text-caption wrap-anywhere text-ink-soft">{text.written(original)}</p>}
            {isCash && <p className="text-caption text-ink-soft">{text.cashHint}</p>}
            {choice && (
              <select
                aria-label={text.seenOf(title)}
                value={choice.own}
                onChange={({ target }) => onChoose?.(ROW_CHOICES.find((each) => each === target.value) ?? 'me')}
                className="min-h-11 max-w-full justify-self-start rounded-small border border-line-strong bg-surface px-3 text-caption"
              >
                {(partner ? ROW_CHOICES : ALONE_CHOICES).map((each) => (
                  <option key={each} value={each}>
                    {nameRowChoice(each, partner !== null)}
                  </option>
                ))}
              </select>
            )}
          </>
        )
      }
    />
  );
}

/** Describes a row; a settlement is named by its payer and payee. The member paid all of their own statement. */
function describeRow(entry: PlannedRow['entry'], partner: Partner | null, isOfStatement: boolean) {
  if (entry.kind === 'settlement') {
    const name = partner?.firstName ?? '';
    const title = entry.paidBy === 'own' ? text.youGave(name) : text.gaveYou(name);
    return { title, facts: [formatCompactDate(entry.settledOn), entry.title] };
  }
  return {
    title: entry.title,
    facts: [
      formatCompactDate(entry.spentOn),
      financesText.categories[entry.category],
      !isOfStatement && describePayer(entry, partner),
    ],
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
  facts: readonly (string | false | undefined)[];
  shares: string | null;
  amount: number;
  isTicked: boolean;
  onTurn: () => void;
  /** Opened by a button of the row; falsy for a row without. */
  details?: ReactNode;
}

function TickedRow({ title, facts, shares, amount, isTicked, onTurn, details }: TickedRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  return (
    <li>
      <div className="flex items-start justify-between gap-x-3 cramped:flex-wrap cramped:justify-end">
        <div className="min-w-0 flex-1 cramped:basis-full">
          <CheckboxField
            label={<span className={clsx('wrap-anywhere', details && 'line-clamp-2')}>{title}</span>}
            hint={
              <>
                {facts.filter(Boolean).join(' · ')}
                {shares && <span className="figures block">{shares}</span>}
              </>
            }
            checked={isTicked}
            onChange={onTurn}
          />
        </div>
        <span className="figures shrink-0 py-2 font-semibold">{formatMoney(toDecimal(amount))}</span>
        {details && (
          <IconButton
            icon={isOpen ? ChevronUp : ChevronDown}
            label={text.detailsOf(title)}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
            className="-mx-2.5"
          />
        )}
      </div>
      {details && (
        <div id={detailsId} hidden={!isOpen} className="ml-9 grid grid-cols-1 gap-2 pb-3">
          {isOpen && details}
        </div>
      )}
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
