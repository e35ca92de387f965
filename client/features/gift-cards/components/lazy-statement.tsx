import { lazy, Suspense } from 'react';
import { giftCardScreensText as text } from '#messages/en/gift-card-screens.ts';
import { paths } from '../../../paths.ts';
import { ListSkeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

// The statement is loaded by those who read it.
const Statement = lazy(async () => ({ default: (await import('./statement.tsx')).Statement }));

export function LazyStatement() {
  return (
    <Suspense
      fallback={
        <>
          <PageHeader title={text.statementTitle} text={text.statementLead} backTo={paths.redeem} />
          <ListSkeleton label={text.loadingStatement} rows={8} />
        </>
      }
    >
      <Statement />
    </Suspense>
  );
}
