import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';
import type { Settlement } from '#contract/balance.ts';

/** Returns the settlements between the two, newest first. */
export function useSettlements() {
  return usePages<Settlement>(api.balance.listSettlements.key(), (page, options) =>
    client.balance.listSettlements(page, options),
  );
}
