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

/** Throws the failures of a run, if any, as one error with its name. */
export function throwTogether(failures: readonly unknown[], name: string): void {
  if (failures.length > 0) throw new AggregateError(failures, `${name} failed for ${failures.length}`);
}

/** Items that are found at once. */
const BATCH_SIZE = 100;

interface EachFound<Item> {
  /** Finds the next items after one, in a fixed order; `null` for the first ones. */
  find: (after: Item | null, limit: number) => Promise<readonly Item[]>;
  work: (item: Item) => Promise<void>;
  /** Runs after each batch, whose last item it gets. */
  onBatch?: (last: Item) => Promise<void>;
  /** Name of the run in the error of failed items. */
  name: string;
}

/**
 * Runs `work` for every item that `find` finds, one after another. An item that fails does not stop the others; the
 * failures are thrown together at the end. Concurrent processes find the same items, so `work` must be idempotent.
 */
export async function forEachFound<Item>({ find, work, onBatch, name }: EachFound<Item>): Promise<void> {
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
  throwTogether(failures, name);
}
