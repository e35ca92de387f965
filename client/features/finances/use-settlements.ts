import { api, client } from '#client/lib/api.ts';
import { usePages } from '#client/lib/use-pages.ts';
import type { Settlement } from '#contract/splitting.ts';

/** Returns the settlements between the two, newest first. */
export function useSettlements() {
  return usePages<Settlement>([...api.finances.listSettlements.key()], (page, options) =>
    client.finances.listSettlements(page, options),
  );
}
