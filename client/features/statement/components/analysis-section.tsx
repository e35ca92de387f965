import type { FinanceSummary } from '#domain/statement/schema.ts';
import { MonthlyBreakdown } from './breakdown-section.tsx';
import { SpendingAnalysis } from './spending-section.tsx';

interface AnalysisProps {
  expenses: FinanceSummary['expenses'];
  onAdd: () => void;
}

/** Shows where the money went: by category, and month by month. */
export function Analysis({ expenses, onAdd }: AnalysisProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 sm:gap-y-10 lg:grid-cols-2">
      <SpendingAnalysis expenses={expenses} onAdd={onAdd} />
      <MonthlyBreakdown expenses={expenses} />
    </div>
  );
}
