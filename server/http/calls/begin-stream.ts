/** Waits for the first message of a stream. Returns an iterator that yields it, and then the others. */
export async function beginStream(output: unknown): Promise<AsyncIterableIterator<unknown>> {
  if (!isIterable(output)) throw new Error('the handler of a stream returns no stream');
  const messages = output[Symbol.asyncIterator]();
  let first: IteratorResult<unknown> | null = await messages.next();
  const rest: AsyncIterableIterator<unknown> = {
    async next() {
      const next = first ?? (await messages.next());
      first = null;
      return next;
    },
    // The stream has begun, so that ending it frees what it holds, also before its first message is sent.
    async return(value: unknown) {
      first = null;
      return (await messages.return?.(value)) ?? { done: true, value };
    },
    [Symbol.asyncIterator]: () => rest,
  };
  return rest;
}

function isIterable(output: unknown): output is AsyncIterable<unknown> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}
