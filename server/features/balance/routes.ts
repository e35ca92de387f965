import { balance } from '#domain/balance/api.ts';
import { implement } from '#server/http/implement.ts';
import { changeSplitting, readBalance } from './service.ts';
import { createSettlement, deleteSettlement, readCode, readSettlements, showUpiCode } from './settlement-service.ts';

export const balanceRoutes = implement(balance, {
  read: readBalance,
  changeSplitting,
  listSettlements: readSettlements,
  createSettlement,
  showUpiCode,
  readCode,
  deleteSettlement,
});
