/**
 * Returns a body that is generated while it is sent. Each part is generated when the caller has read the one before,
 * and generation stops if the caller has gone.
 */
export function streamOf(
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await parts.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
