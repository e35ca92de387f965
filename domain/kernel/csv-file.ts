import { z } from 'zod';

/** A CSV file that is streamed while it is generated. */
export const CsvFile = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream),
});
