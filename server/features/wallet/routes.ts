import { wallet } from '#contract/wallet.ts';
import { serve } from '#server/http/bind.ts';
import { checkIn, readEntries, readWallet } from './service.ts';

export const walletRoutes = serve(wallet, {
  get: readWallet,
  entries: readEntries,
  checkIn,
  checkInByOtherPath: checkIn,
});
