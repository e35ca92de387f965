/** Runs `work` for each item, one after another, and returns the failures. */
export async function collectFailures<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

export function throwTogether(failures: readonly unknown[], message: string): void {
  if (failures.length > 0) throw new AggregateError(failures, message);
}

/** Items that are found at once. */
const BATCH_SIZE = 100;

interface EachFound<Item> {
  /** Finds the next items after one, in a fixed order; `null` for the first ones. */
  find: (after: Item | null, limit: number) => Promise<readonly Item[]>;
  work: (item: Item) => Promise<void>;
  /** Runs after each batch, whose last item it gets. */
  onBatch?: (last: Item) => Promise<void>;
  /** Message of the error that is thrown for failed items. */
  failure: string;
}

/**
 * Runs `work` for every item that `find` finds, one after another. An item that fails does not stop the others; the
 * failures are thrown together at the end. Concurrent processes find the same items, so `work` must be idempotent.
 */
export async function forEachFound<Item>({ find, work, onBatch, failure }: EachFound<Item>): Promise<void> {
  const failures: unknown[] = [];
  let after: Item | null = null;
  for (let count = BATCH_SIZE; count === BATCH_SIZE;) {
    const batch: readonly Item[] = await find(after, BATCH_SIZE);
    failures.push(...(await collectFailures(batch, work)));
    const last = batch.at(-1);
    if (last !== undefined) await onBatch?.(last);
    after = last ?? after;
    count = batch.length;
  }
  throwTogether(failures, failure);
}
