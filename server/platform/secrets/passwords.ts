import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { inOneForm } from '#domain/kernel/text/cut-text.ts';
import { fieldsText } from '#messages/fields.ts';
import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import { refuse } from '../errors.ts';

/** Hashes passwords through a queue, because hashing is expensive by design and would slow down everything else. */
export interface Passwords {
  /** Rejects with 503 if too many are queued. */
  hash(password: string): Promise<string>;
  /**
   * Resolves to false without a hash, after the same time, so that no caller learns which accounts exist. Rejects like
   * `hash`.
   */
  isRight(passwordHash: string | undefined, password: string): Promise<boolean>;
}

/** `memoryCost` in KiB, `timeCost` in passes, `parallelism` in lanes. */
interface HashingCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id parameters that OWASP recommends. */
const owaspCost: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Number of libuv's threads, which also read files. Three are left for other work. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, THREADS - 3));
/** Maximum queue length, above which a call is rejected. One hash takes about 15 ms. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 3;
/**
 * One owner for all calls, so that passwords are hashed in order of arrival: the caller is not known before sign-in.
 */
const EVERYBODY = '';

/** Creates the password hasher. Only tests, which have nothing to protect, pass a cost. */
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
        // Older hashes are of passwords as they were typed.
        const isSame = (await verify(known, form)) || (form !== password && (await verify(known, password)));
        return isSame && passwordHash !== undefined;
      }),
  };
}
