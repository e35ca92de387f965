import { lazy, Suspense } from 'react';
import { financeScreensText as text } from '#messages/en/finance-screens.ts';
import { paths } from '../../../../paths.ts';
import { ListSkeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';

// Searching and paging are loaded by those who look through all transactions.
const Transactions = lazy(async () => ({ default: (await import('./transactions.tsx')).Transactions }));

export function LazyTransactions() {
  return (
    <Suspense
      fallback={
        <>
          <PageHeader title={text.allTitle} backTo={paths.finances} />
          <ListSkeleton label={text.recentLoading} rows={8} />
        </>
      }
    >
      <Transactions />
    </Suspense>
  );
}
