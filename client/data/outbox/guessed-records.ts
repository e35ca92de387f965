import type { Fields } from './pending-mutation.ts';

const guessed = new Map<string, readonly Fields[]>();

/**
 * Notes the records that the server will make of the next call for an object, the object first: for a call whose input
 * does not have their fields. The screens show them while the change waits.
 */
export function guessRecords(objectId: string, records: readonly Fields[]): void {
  guessed.set(objectId, records);
}

/** Returns the noted records once; `undefined` without any. */
export function claimGuessedRecords(objectId: string): readonly Fields[] | undefined {
  const records = guessed.get(objectId);
  guessed.delete(objectId);
  return records;
}
