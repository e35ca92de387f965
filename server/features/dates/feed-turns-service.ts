/** Answers calls with one key one after another. */
export interface Turns {
  /**
   * Waits for the earlier calls with the key, and holds the turn until `caller` aborts, which is when the response has
   * been sent or the caller has gone. Resolves to false at once if too many calls wait.
   */
  begin(key: string, caller: AbortSignal): Promise<boolean>;
}

export function createTurns(maxWaiting: number): Turns {
  const lines = new Map<string, { end: Promise<void>; count: number }>();
  return {
    async begin(key, caller) {
      const line = lines.get(key) ?? { end: Promise.resolve(), count: 0 };
      // One call is answered, the others wait.
      if (line.count > maxWaiting) return false;
      const before = line.end;
      const { promise, resolve } = Promise.withResolvers<void>();
      lines.set(key, line);
      line.end = promise;
      line.count += 1;
      const leave = () => {
        line.count -= 1;
        if (line.count === 0) lines.delete(key);
        // The call may leave while it waits: those behind it wait for the ones before it.
        void before.then(resolve);
      };
      if (caller.aborted) leave();
      else caller.addEventListener('abort', leave, { once: true });
      await before;
      return true;
    },
  };
}
