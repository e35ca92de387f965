import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import type { CopiedRows } from '#domain/copy/schema.ts';

/** Gives the current page (`vi.resetModules`) a whole copy of the member with some rows. */
export async function holdRows(memberId: string, rows: CopiedRows): Promise<void> {
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
      complete: COPIED_RESOURCES,
      isWhole: true,
      rows: withChanges(noRows, [{ rows, gone: {} }]),
    },
    next: null,
  });
}
