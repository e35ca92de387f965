import { statement } from '#domain/statement/api.ts';
import { implement } from '#server/http/implement.ts';
import { readMine } from './mine-service.ts';
import { readStatement } from './service.ts';
import { readSummary } from './summary-service.ts';

export const statementRoutes = implement(statement, {
  read: readStatement,
  readMine,
  readSummary,
});
