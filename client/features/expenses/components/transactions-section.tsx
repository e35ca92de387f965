import { useSearchWords } from '#client/lib/forms/use-search-words.ts';
import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EXPENSE_CATEGORIES } from '#contract/constants/finances.ts';
import { financeScreensText as text } from '#messages/screens/finances.ts';
import { paths, transactionsPath } from '#client/paths.ts';
import { Button, buttonClass } from '#client/ui/forms/button.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { LazyExpenseDialog, LazyImportDialog } from './lazy-dialogs.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionList } from './transaction-list.tsx';

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
            <Button onClick={() => setOpen('expense')}>
              <Plus aria-hidden className="size-5" />
              {text.addExpense}
            </Button>
            <a
              href={`/api/expenses/export.csv?${new URLSearchParams(filters)}`}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden className="size-5" />
              {text.download}
            </a>
            <Button variant="quiet" className="max-sm:-ml-5" onClick={() => setOpen('import')}>
              <FileUp aria-hidden className="size-5" />
              {text.importExpenses}
            </Button>
          </>
        }
      />
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
