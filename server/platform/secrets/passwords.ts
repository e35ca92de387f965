import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inOneForm } from '#domain/text.ts';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '../errors.ts';
import { createWorkQueue } from '../queues/work-queue.ts';

/** Hashing is made to be hard for the processor: passwords take turns, so that everything else stays quick. */
export interface Passwords {
  /** Rejects with 503 where too many wait. */
  hash(password: string): Promise<string>;
  /** Where there is no hash it takes as long, and is `false`: nobody learns who has an account. Rejects as `hash`. */
  isRight(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** `memoryCost` in KiB, `timeCost` in passes, `parallelism` in lanes. */
interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id as OWASP advises. */
const owaspCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's threads, which also read files: three are left to the others. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, THREADS - 3));
/** One takes some 15 ms. Who would wait for more than these is told to come again. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 3;
/** Who signs in is not known yet: passwords take turns in the order in which they come. */
const EVERYBODY = '';

/** Only tests, which have nothing to protect, pass a cost. */
export function createPasswords(cost = owaspCost): Passwords {
  const queue = createWorkQueue(AT_ONCE);
  let underWay = 0;

  async function runQueued<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= AT_ONCE + WAITING_MAX) throw refuse.busy(fieldsText.unavailable, RETRY_AFTER_SECONDS);
    underWay += 1;
    try {
      return await queue(EVERYBODY, work);
    } finally {
      underWay -= 1;
    }
  }

  const nobodysHash = hash(randomBytes(16), cost);
  return {
    hash: (password) => runQueued(() => hash(inOneForm(password), cost)),
    isRight: (passwordHash, password) =>
      runQueued(async () => {
        const known = passwordHash ?? (await nobodysHash);
        const form = inOneForm(password);
        // Hashes of before are of passwords as they were typed.
        const isSame = (await verify(known, form)) || (form !== password && (await verify(known, password)));
        return isSame && passwordHash !== undefined;
      }),
  };
}
