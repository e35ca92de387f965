import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { arjun, couple, riya } from './couple.ts';

const { name: _name, isNamed: _isNamed, users, takeBackUntil: _until, isWelcomeDue: _isDue, ...stored } = couple;

/** The rows of the couple of Riya and Arjun. */
export const coupleRows: CopiedRows = {
  couples: [{ ...stored, ownName: null, seats: users.map(({ id }) => ({ userId: id, joinedAt: couple.createdAt })) }],
  members: [riya, arjun].map(({ id, firstName, lastName }) => ({
    id,
    firstName,
    lastName,
    dateOfBirth: null,
    upiId: null,
    avatarVersion: null,
    own: null,
  })),
};

/** Gives the current page (`vi.resetModules`) a whole copy of the member: their couple, and some rows. */
export async function holdRows(memberId: string, rows: CopiedRows = {}): Promise<void> {
  const [{ heldCopy }, { noRows, withChanges }] = await Promise.all([
    import('#client/data/copy/page-copy.ts'),
    import('#client/data/copy/rows.ts'),
  ]);
  heldCopy.set({
    memberId,
    version: 1,
    shown: {
      generation: 1,
      position: 'here.1.form.1.1',
      cursor: null,
      homeOn: null,
      complete: COPIED_RESOURCES,
      isWhole: true,
      rows: withChanges(noRows, [{ rows: { ...coupleRows, ...rows }, gone: {} }]),
    },
    next: null,
    contained: [],
  });
}
