import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '#server/platform/errors.ts';

/** At most `points` calls in `seconds` under one key. Quotas of the same name share their counts. */
export interface Quota {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Factor by which all callers behind an unnamed proxy together may exceed the quota of one caller. */
const UNNAMED_PROXY_FACTOR = 20;

/** Returns the quota for all callers behind an unnamed proxy together. */
export function toProxyQuota({ name, points, seconds }: Quota): Quota {
  return { name: `${name}-proxy`, points: points * UNNAMED_PROXY_FACTOR, seconds };
}

export interface RateLimiter {
  /** Counts one call of `key`. Rejects with 429 and the seconds to wait after too many. */
  consume(quota: Quota, key: string): Promise<void>;
  /** Counts one call of `key` like `consume`, but resolves to false instead of rejecting. */
  take(quota: Quota, key: string): Promise<boolean>;
  /** Reverts the count of one call. */
  refund(quota: Quota, key: string): Promise<void>;
}

/** Creates a rate limiter with counters in PostgreSQL, which several processes share. */
export function createRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterOf({ name, points, seconds }: Quota) {
    const id = `${name}:${points}:${seconds}`;
    const existing = limiters.get(id);
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
    limiters.set(id, limiter);
    return limiter;
  }

  /** Counts a call. Returns the milliseconds until the next call is allowed, or 0 if this one was. */
  async function count(quota: Quota, key: string): Promise<number> {
    try {
      await limiterOf(quota).consume(key);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }

  return {
    async consume(quota, key) {
      const waitMs = await count(quota, key);
      if (waitMs > 0) throw refuse.rateLimited(Math.ceil(waitMs / 1000));
    },
    take: async (quota, key) => (await count(quota, key)) === 0,
    async refund(quota, key) {
      await limiterOf(quota).reward(key);
    },
  };
}

/** A rate limiter without limits, for tests and load tests. The configuration rejects it in production. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  take: () => Promise.resolve(true),
  refund: () => Promise.resolve(),
};
