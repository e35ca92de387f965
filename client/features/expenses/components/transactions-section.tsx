import { clsx } from 'clsx';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCopied } from '#client/data/copy/use-copied.ts';
import { summaryRead } from '#client/features/statement/reads.ts';
import { useNow } from '#client/lib/clock.ts';
import { formatMonth, indiaDate } from '#client/lib/format/dates.ts';
import { useSearchWords } from '#client/lib/use-debounced.ts';
import { paths, transactionsPath } from '#client/paths.ts';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { SearchField } from '#client/ui/forms/search-field.tsx';
import { SelectField } from '#client/ui/forms/select-field.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { PhoneAction } from '#client/ui/layout/phone-action.tsx';
import { EXPENSE_CATEGORIES } from '#domain/expenses/facts.ts';
import { financeScreensText as text, financesText } from '#messages/finances.ts';
import { listMonths } from '../model.ts';
import { LazyExpenseDialog, LazyImportDialog } from './lazy-dialogs.tsx';
import { TransactionList } from './transaction-list.tsx';

const categoryOptions = [
  { value: '', label: text.allCategories },
  ...EXPENSE_CATEGORIES.map((category) => ({ value: category, label: financesText.categories[category] })),
];

/** Fits the two buttons of a phone into one row. */
const PHONE_PADDING = 'max-sm:px-3!';

interface TransactionFiltersProps {
  search: string;
  /** Category, or empty for all. */
  category: string;
  /** Month as `2026-07`, or empty for all. */
  month: string;
  onSearch: (search: string) => void;
  onFilter: (name: 'category' | 'month', value: string) => void;
}

/** Transactions with their filters. The address keeps the filters but not the search text. */
export function Transactions() {
  const [open, setOpen] = useState<'expense' | 'import' | null>(null);
  const [typed, setTyped] = useState('');
  const search = useSearchWords(typed);
  const [parameters, setParameters] = useSearchParams();
  const category = EXPENSE_CATEGORIES.find((each) => each === parameters.get('category'));
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(parameters.get('month') ?? '')?.[0];
  const filters = { ...(search && { search }), ...(category && { category }), ...(month && { month }) };

  function setFilter(name: 'category' | 'month', value: string) {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title={text.allTitle}
        backTo={paths.finances}
        actions={
          <>
            <Button onClick={() => setOpen('expense')} className="max-lg:hidden">
              <Plus aria-hidden className="size-5" />
              {text.addExpense}
            </Button>
            <a
              href={`/api/expenses/export.csv?${new URLSearchParams(filters)}`}
              download
              className={clsx(buttonClass({ variant: 'secondary' }), PHONE_PADDING)}
            >
              <Download aria-hidden className="size-5" />
              {text.download}
            </a>
            <Button variant="secondary" className={PHONE_PADDING} onClick={() => setOpen('import')}>
              <FileUp aria-hidden className="size-5" />
              {text.importExpenses}
            </Button>
          </>
        }
      />
      <PhoneAction icon={Plus} label={text.addExpense} onPress={() => setOpen('expense')} />
      <div className="grid grid-cols-1 gap-6">
        <TransactionFilters
          search={typed}
          category={category ?? ''}
          month={month ?? ''}
          onSearch={setTyped}
          onFilter={setFilter}
        />
        <TransactionList
          filters={filters}
          onClear={() => {
            setTyped('');
            setParameters(new URL(transactionsPath(), location.origin).searchParams, { replace: true });
          }}
        />
      </div>
      {open === 'expense' && <LazyExpenseDialog onClose={() => setOpen(null)} />}
      {open === 'import' && <LazyImportDialog onClose={() => setOpen(null)} />}
    </>
  );
}

function TransactionFilters({ search, category, month, onSearch, onFilter }: TransactionFiltersProps) {
  const summary = useCopied(summaryRead, null);
  const thisMonth = indiaDate(useNow()).slice(0, 7);
  const known = listMonths(summary.data?.expenses.firstMonth ?? null, thisMonth);
  // The address may name a month without expenses.
  const months = month && !known.includes(month) ? [month, ...known] : known;
  return (
    <search className="grid grid-cols-2 items-end gap-4 md:grid-cols-[2fr_1fr_1fr] cramped:grid-cols-1">
      <div className="col-span-2 md:col-span-1 cramped:col-span-1">
        <SearchField label={text.search} clearLabel={text.clearSearch} value={search} onChange={onSearch} />
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
