import { endpoint } from '#domain/registry/endpoint.ts';
import { FinanceSummary, OwnSums, OwnSumsQuery, Statement, StatementQuery } from './schema.ts';

export const statement = {
  read: endpoint({
    route: 'GET /api/finances/statement',
    access: 'member',
    canLag: true,
    summary:
      'Sum the spending day by day, month by month or year by year, by category and by payer; without days the latest 12 months or 10 years',
    input: StatementQuery,
    output: Statement,
  }),
  readMine: endpoint({
    route: 'GET /api/finances/mine',
    access: 'member',
    canLag: true,
    summary: 'The sums of a month’s expenses that the member alone sees',
    input: OwnSumsQuery,
    output: OwnSums,
  }),
  readSummary: endpoint({
    route: 'GET /api/finances/summary',
    access: 'member',
    canLag: true,
    summary: 'The sums of the couple’s expenses and savings',
    output: FinanceSummary,
  }),
};
