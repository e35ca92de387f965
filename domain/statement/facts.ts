export const STATEMENT_PERIODS = ['month', 'year'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];
