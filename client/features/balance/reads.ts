import type { CopiedRead } from '#client/data/copy/shown.ts';
import { readBalance } from '#domain/balance/rules.ts';
import type { Balance, Settlement } from '#domain/balance/schema.ts';
import { compareNewest } from '#domain/kernel/compare-text.ts';

/** The balance of the two, as the member sees it. */
export const balanceRead: CopiedRead<null, Balance> = {
  of: ['members', 'splitting', 'expenses', 'settlements'],
  derive: (shown, _input, { memberId }) => {
    const partner = shown('members').find(({ id }) => id !== memberId) ?? null;
    const [splitting] = shown('splitting');
    return readBalance(
      splitting,
      { memberId, partner },
      { expenses: shown('expenses'), settlements: shown('settlements') },
    );
  },
};

/** The settlements between the two, the newest first. */
export const settlementsRead: CopiedRead<null, Settlement[]> = {
  of: ['settlements'],
  derive: (shown) => shown('settlements').toSorted(compareNewest),
};
