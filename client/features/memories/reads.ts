import type { CopiedRead } from '#client/data/copy/shown.ts';
import { compareMemories } from '#domain/memories/public-form.ts';
import type { Memory } from '#domain/memories/schema.ts';

/** The couple's memories, the latest day first. */
export const memoriesRead: CopiedRead<null, Memory[]> = {
  of: ['memories'],
  derive: (shown) => shown('memories').toSorted(compareMemories),
};
