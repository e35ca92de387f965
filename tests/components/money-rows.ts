import type { CopiedRow } from '#domain/copy/rows.ts';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { arjun, riya } from './couple.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Returns an expense that one has paid for the other alone. */
export function lentExpense(paidBy: string, amount: string): CopiedRow<'expenses'> {
  return {
    id: '019ac3a0-0000-7000-8000-0000000000f1',
    title: 'Rent',
    amount,
    category: 'rent',
    description: null,
    spentOn: '2026-11-20',
    paidBy,
    sharedWith: paidBy === riya.id ? arjun.id : riya.id,
    splitKind: 'other',
    splitValue: null,
    photoId: null,
    userId: paidBy,
    createdAt: at,
    updatedAt: at,
  };
}

/** Returns rows of Riya and Arjun, who keep a balance in which Riya owes an amount; a negative one is owed to her. */
export function balanceRows(owed: string, splitting: Partial<CopiedRow<'splitting'>> = {}): CopiedRows {
  const amount = owed.replace('-', '');
  const memberRow = ({ id, firstName, lastName }: typeof riya, upiId: string | null) => ({
    id,
    firstName,
    lastName,
    dateOfBirth: null,
    upiId,
    avatarVersion: null,
    own: null,
  });
  return {
    members: [memberRow(riya, null), memberRow(arjun, 'arjun@okbank')],
    splitting: [
      {
        id: '0198a1b2-0000-7000-8000-0000000000cc',
        isOn: true,
        since: '2026-11-01',
        formerSince: null,
        turnedOffOn: null,
        defaultKind: 'equal',
        defaultValue: null,
        ...splitting,
      },
    ],
    expenses: amount === '0.00' ? [] : [lentExpense(owed === amount ? arjun.id : riya.id, amount)],
  };
}
