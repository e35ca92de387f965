import { EXPENSE_CATEGORIES } from '#contract/constants/finances.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { financesText } from '#messages/finances.ts';
import { api } from '#client/data/api.ts';
import { useRead } from '#client/data/use-read.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatMonth, indiaDate } from '#client/lib/format/dates.ts';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { TextField } from '#client/ui/forms/text-field.tsx';
import { listMonths } from '../model.ts';

const categoryOptions = [
  { value: '', label: text.allCategories },
  ...EXPENSE_CATEGORIES.map((category) => ({ value: category, label: financesText.categories[category] })),
];

interface TransactionFiltersProps {
  search: string;
  /** Category, or empty for all. */
  category: string;
  /** Month as `2026-07`, or empty for all. */
  month: string;
  onSearch: (search: string) => void;
  onFilter: (name: 'category' | 'month', value: string) => void;
}

export function TransactionFilters({ search, category, month, onSearch, onFilter }: TransactionFiltersProps) {
  const summary = useRead(api.statement.readSummary.queryOptions());
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const known = listMonths(summary.data?.expenses.firstMonth ?? null, thisMonth);
  // The address may name a month without expenses.
  const months = month && !known.includes(month) ? [month, ...known] : known;
  return (
    <search className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]">
      <div className="col-span-2 md:col-span-1">
        <TextField
          label={text.search}
          type="search"
          placeholder={text.searchExample}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <SelectField
        label={text.filterCategory}
        options={categoryOptions}
        value={category}
        onChange={(event) => onFilter('category', event.target.value)}
      />
      <SelectField
        label={text.filterMonth}
        options={[
          { value: '', label: text.allMonths },
          ...months.map((each) => ({ value: each, label: formatMonth(each) })),
        ]}
        value={month}
        onChange={(event) => onFilter('month', event.target.value)}
      />
    </search>
  );
}
