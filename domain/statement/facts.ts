/** Number of months in the breakdown (specification, section 9). */
export const SHOWN_MONTHS = 6;

export const STATEMENT_PERIODS = ['month', 'year'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];
