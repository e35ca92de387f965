import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import type { RateLimit } from '#contract/endpoint.ts';
import { refuse } from '#server/platform/errors.ts';

export interface RateLimiter {
  /** Counts one call of `key`; rejects with 429 when there were too many, and says until when. */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** Takes back the count of one call that did not deserve it. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}

/** Counters in PostgreSQL, so that several processes count together. */
export function createRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, points, seconds }: RateLimit) {
    const existing = limiters.get(name);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw refuse.tooOften(Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}

/** No limits, for tests and load: refused in production by the configuration. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
};
