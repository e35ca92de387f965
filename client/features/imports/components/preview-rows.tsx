import { type ReactNode, useState } from 'react';
import type { usePartner } from '#client/data/partner.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { ChipGroup } from '#client/ui/forms/chip-group.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { expenseImportText as text } from '#messages/expense-import.ts';
import { nameRowChoice } from '../model.ts';
import {
  ALONE_CHOICES,
  choiceOf,
  type Plan,
  type PlannedRow,
  ROW_CHOICES,
  type RowChoice,
  type Turned,
} from '../preview/plan.ts';
import type { Understanding } from '../understand/entry.ts';
import { ChosenRow, FaultyRow, LeftOutRow, SplitRow } from './preview-row.tsx';

type View = keyof typeof text.view;
const VIEWS: readonly View[] = ['import', 'split', 'leftOut', 'faulty'];
const PAGE = 50;
/** Number of rows from which a search is offered. */
const SEARCHED_ROWS = 20;

interface PreviewRowsProps {
  plan: Plan;
  understanding: Understanding;
  partner: ReturnType<typeof usePartner>;
  onTurn: (kind: 'chosen' | 'split', lines: readonly number[]) => void;
  turned: Turned;
  /** Sets who sees all rows of a statement, or one. */
  onSeenByAll: (choice: RowChoice) => void;
  onSeen: (line: number, choice: RowChoice) => void;
  /** Opens the column choices; `null` for a known source, whose columns are certain. */
  onColumns: (() => void) | null;
}

/** Lists the rows by outcome; an outcome without rows is not offered. */
export function PreviewRows(props: PreviewRowsProps) {
  const { plan, understanding, partner, onTurn, turned, onSeenByAll, onSeen, onColumns } = props;
  const [view, setView] = useState<View>('import');
  const expenses = plan.rows.filter(({ entry }) => entry.kind === 'expense');
  // Shares given by a known source or a payer column cannot be changed.
  const isChangeable = understanding.columns !== null && expenses.length > 0;
  const isOffered = partner !== null && isChangeable;
  const splittable = expenses.filter(({ entry }) => entry.paidBy !== FROM_BOTH);
  // Also without a partner, who would see it after joining.
  const isStatement = isChangeable && understanding.isPersonal;
  const choices = partner ? ROW_CHOICES : ALONE_CHOICES;
  const seenByAll = turned.seen?.all ?? 'me';
  const counts: Record<View, number> = {
    import: plan.rows.length,
    split: isOffered ? splittable.length : 0,
    leftOut: plan.leftOut.length,
    faulty: plan.faulty.length,
  };
  const offered = VIEWS.filter((each) => counts[each] > 0);
  const shown = offered.includes(view) ? view : offered[0];
  const chosenCount = plan.rows.filter(({ isChosen }) => isChosen).length;
  const splitCount = expenses.filter(({ isSplit }) => isSplit).length;
  const isPresent = plan.rows.filter((row) => row.isPresent).length;
  const columns = onColumns && (
    <Button variant="quiet" className={QUIET} onClick={onColumns}>
      {text.checkColumns}
    </Button>
  );
  return (
    <section className="grid grid-cols-1 gap-1">
      {offered.length > 1 && shown && (
        <ChipGroup
          label={text.views}
          value={shown}
          onChange={setView}
          chips={offered.map((value) => ({
            value,
            label: text.view[value],
            count: value === 'split' ? splitCount : value === 'import' ? chosenCount : counts[value],
          }))}
        />
      )}
      {shown === 'import' && (
        <>
          {isPresent > 0 && <p className="text-caption text-ink-soft">{text.present(isPresent)}</p>}
          {isStatement && (
            <>
              <ChipGroup
                label={text.seenByAll}
                value={seenByAll}
                onChange={onSeenByAll}
                chips={choices.map((value) => ({ value, label: nameRowChoice(value, partner !== null) }))}
              />
              {(partner || seenByAll === 'me') && (
                <p className="text-caption text-ink-soft">{text.personal[seenByAll]}</p>
              )}
            </>
          )}
          <SelectableRows
            key="import"
            rows={plan.rows}
            isTicked={(row) => row.isChosen}
            words={{ all: text.chooseAll, none: text.chooseNone }}
            aside={columns}
            onTurn={(lines) => onTurn('chosen', lines)}
          >
            {(row, turn) => (
              <ChosenRow
                key={row.entry.line}
                row={row}
                partner={partner}
                onTurn={turn}
                {...(isStatement &&
                  row.entry.kind === 'expense' && {
                    choice: { own: choiceOf(row.entry.line, turned), all: seenByAll },
                    onChoose: (choice: RowChoice) => onSeen(row.entry.line, choice),
                  })}
              />
            )}
          </SelectableRows>
        </>
      )}
      {shown === 'split' && partner && (
        <>
          <p className="text-caption text-ink-soft">{isStatement ? text.splitHintOfStatement : text.splitHint}</p>
          <SelectableRows
            key="split"
            rows={splittable}
            isTicked={(row) => row.isSplit}
            words={{ all: text.splitAll, none: text.splitNone }}
            aside={columns}
            onTurn={(lines) => onTurn('split', lines)}
          >
            {(row, turn) => <SplitRow key={row.entry.line} row={row} partner={partner} onTurn={turn} />}
          </SelectableRows>
        </>
      )}
      {shown !== 'import' && shown !== 'split' && columns}
      {shown === 'leftOut' && (
        <PagedRows rows={plan.leftOut}>{(entry) => <LeftOutRow key={entry.line} entry={entry} />}</PagedRows>
      )}
      {shown === 'faulty' && (
        <PagedRows rows={plan.faulty}>{(entry) => <FaultyRow key={entry.line} entry={entry} />}</PagedRows>
      )}
    </section>
  );
}

/** A button whose words begin or end where the rows do. */
const QUIET = '-mx-3 justify-self-start px-3!';

interface SelectableRowsProps {
  rows: readonly PlannedRow[];
  isTicked: (row: PlannedRow) => boolean;
  words: { all: string; none: string };
  /** Button beside the one that ticks all. */
  aside: ReactNode;
  onTurn: (lines: readonly number[]) => void;
  children: (row: PlannedRow, onTurn: () => void) => ReactNode;
}

/** Rows with checkboxes, and a search whose results can be ticked at once. */
function SelectableRows({ rows, isTicked, words, aside, onTurn, children }: SelectableRowsProps) {
  const [search, setSearch] = useState('');
  const found = search.trim() === '' ? rows : rows.filter((row) => includes(wordsOf(row), search));
  const areAllTicked = found.every(isTicked);
  const toTurn = found.filter((row) => isTicked(row) === areAllTicked).map(({ entry }) => entry.line);
  return (
    <>
      {rows.length > SEARCHED_ROWS && (
        <SearchField label={text.search} clearLabel={text.clearSearch} value={search} onChange={setSearch} />
      )}
      {found.length === 0 && <p role="status">{text.noneFound}</p>}
      <div className="flex flex-wrap justify-between gap-x-2 empty:hidden">
        {found.length > 1 && (
          <Button variant="quiet" className={QUIET} onClick={() => onTurn(toTurn)}>
            {areAllTicked ? words.none : words.all}
          </Button>
        )}
        {aside}
      </div>
      <PagedRows rows={found}>{(row) => children(row, () => onTurn([row.entry.line]))}</PagedRows>
    </>
  );
}

/** Returns the words by which a row is found: its title, and the text of the file that it was read from. */
function wordsOf({ entry }: PlannedRow): string {
  return entry.kind === 'expense' && entry.original ? `${entry.title} ${entry.original}` : entry.title;
}

function includes(title: string, search: string): boolean {
  const fold = (words: string) => words.normalize('NFKC').toLowerCase();
  return fold(title).includes(fold(search.trim()));
}

function PagedRows<Row>({ rows, children }: { rows: readonly Row[]; children: (row: Row) => ReactNode }) {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      {rows.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">{rows.slice(0, shown).map(children)}</ul>
      )}
      {rows.length > shown && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShown((count) => count + PAGE)}>
          {text.showMore}
        </Button>
      )}
    </>
  );
}
