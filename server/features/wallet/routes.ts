import { wallet } from '#domain/wallet/api.ts';
import { implement } from '#server/http/implement.ts';
import { checkIn, readEntries, readWallet } from './service.ts';

export const walletRoutes = implement(wallet, {
  get: readWallet,
  entries: readEntries,
  checkIn,
  checkInByOtherPath: checkIn,
});
