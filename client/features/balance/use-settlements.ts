import { api, client } from '#client/lib/api.ts';
import { usePages } from '#client/lib/use-pages.ts';
import type { Settlement } from '#contract/balance.ts';

/** Returns the settlements between the two, newest first. */
export function useSettlements() {
  return usePages<Settlement>([...api.balance.listSettlements.key()], (page, options) =>
    client.balance.listSettlements(page, options),
  );
}
