import { z } from 'zod';

/** A CSV file that is sent while it is written. */
export const CsvFile = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.instanceof(ReadableStream),
});
