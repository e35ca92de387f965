import { STATEMENT_PERIODS, type StatementPeriod } from '#contract/constants/finances.ts';
import { statementScreensText as text } from '#messages/screens/statement.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { listMonths } from '#client/features/expenses/model.ts';
import type { StatementPart } from '../model.ts';

const periods = STATEMENT_PERIODS.map((value) => ({ value, label: text.by[value] }));
const parts = (['category', 'payer'] as const).map((value) => ({ value, label: text.of[value] }));

interface StatementChoicesProps {
  by: StatementPeriod;
  part: StatementPart;
  /** Year whose months are shown; empty for the latest. */
  year: string;
  onChoose: (name: 'by' | 'of' | 'year', value: string) => void;
}

export function StatementChoices({ by, part, year, onChoose }: StatementChoicesProps) {
  const summary = useRead(api.statement.readSummary.queryOptions());
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const months = listMonths(summary.data?.expenses.firstMonth ?? null, thisMonth);
  // The address may name a year without expenses.
  const years = [...new Set([...(year ? [year] : []), ...months.map((month) => month.slice(0, 4))])];
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 cramped:grid-cols-1">
      <SelectField
        label={text.periods}
        options={periods}
        value={by}
        onChange={(event) => onChoose('by', event.target.value)}
      />
      <SelectField
        label={text.parts}
        options={parts}
        value={part}
        onChange={(event) => onChoose('of', event.target.value)}
      />
      {by === 'month' && (
        <div className="col-span-2 md:col-span-1 cramped:col-span-1">
          <SelectField
            label={text.range}
            options={[
              { value: '', label: text.latest },
              ...years.map((each) => ({ value: each, label: each })),
            ]}
            value={year}
            onChange={(event) => onChoose('year', event.target.value)}
          />
        </div>
      )}
    </div>
  );
}
