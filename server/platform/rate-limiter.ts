import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { refuse } from '#server/platform/errors.ts';

/** At most `points` in `seconds` under one key. Limits of one name share their counts. */
export interface Quota {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** How much more than one caller everybody behind a proxy that nobody named may do. */
const UNNAMED_PROXY_FACTOR = 20;

/** The same quota for everybody behind such a proxy together. */
export function toProxyQuota({ name, points, seconds }: Quota): Quota {
  return { name: `${name}-proxy`, points: points * UNNAMED_PROXY_FACTOR, seconds };
}

export interface RateLimiter {
  /** Counts one call of `key`; rejects with 429 and the seconds to wait when there were too many. */
  consume(quota: Quota, key: string): Promise<void>;
  /** The same without the refusal: whether there was still room. */
  take(quota: Quota, key: string): Promise<boolean>;
  /** Takes back the count of one call. */
  refund(quota: Quota, key: string): Promise<void>;
}

/** Counters in PostgreSQL, so that several processes count together. */
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

  /** The milliseconds until there is room again; 0 when there was. */
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

/** No limits, for tests and load: refused in production by the configuration. */
export const unlimited: RateLimiter = {
  consume: () => Promise.resolve(),
  take: () => Promise.resolve(true),
  refund: () => Promise.resolve(),
};
