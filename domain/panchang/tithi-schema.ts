import { z } from 'zod';
import { PAKSHAS, panchangFault } from './facts.ts';

const error = panchangFault('tithiInvalid');

/** A tithi of a month; 15 is Poonam in sud and Amas in vad, month 1 is Kartak. */
export const Tithi = z.object(
  {
    month: z.int({ error }).min(1, { error }).max(12, { error }),
    paksha: z.enum(PAKSHAS, { error }),
    tithi: z.int({ error }).min(1, { error }).max(15, { error }),
  },
  { error },
);
