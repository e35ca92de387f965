import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { WalletEntry } from '#contract/wallet.ts';

/** Returns every change of the member's coins, newest first. */
export function useStatement() {
  return usePages<WalletEntry>(api.wallet.entries.key(), (page, options) =>
    client.wallet.entries(page, options),
  );
}
