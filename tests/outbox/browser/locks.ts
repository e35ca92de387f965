interface LockOptions {
  mode?: 'shared' | 'exclusive';
  ifAvailable?: boolean;
}
type Work<Result> = (lock: object | null) => Promise<Result>;

/** The part of `navigator.locks` that the client uses. */
export interface LocksOfPage {
  request<Result>(name: string, work: Work<Result>): Promise<Result>;
  request<Result>(name: string, options: LockOptions, work: Work<Result>): Promise<Result>;
}

export interface Locks {
  /** Returns the locks as a page sees them. */
  forPage(page: { isClosed: boolean }): LocksOfPage;
  /** Releases what a closed page holds or waits for. */
  releaseAll(page: object): void;
}

interface Claim {
  page: object;
  isShared: boolean;
  grant: () => void;
}

/** Web Locks of one browser. */
export function createLocks(): Locks {
  /** Claims by name, in their order: the first one holds the lock, or all shared ones before the first other one. */
  const claims = new Map<string, Claim[]>();
  const grantFirst = (queue: readonly Claim[]) => {
    const others = queue.findIndex((claim) => !claim.isShared);
    for (const claim of queue.slice(0, others === -1 ? queue.length : Math.max(others, 1))) claim.grant();
  };
  const release = (name: string, claim: Claim) => {
    const rest = (claims.get(name) ?? []).filter((each) => each !== claim);
    claims.set(name, rest);
    grantFirst(rest);
  };
  return {
    forPage: (page) => ({
      async request<Result>(name: string, given: LockOptions | Work<Result>, last?: Work<Result>) {
        const options = typeof given === 'function' ? {} : given;
        const work = typeof given === 'function' ? given : last;
        // What a closed page still does waits for ever.
        if (page.isClosed || !work) return new Promise<never>(() => undefined);
        const queue = claims.get(name) ?? [];
        if (options.ifAvailable && queue.length > 0) return work(null);
        const { promise, resolve } = Promise.withResolvers<void>();
        const claim = { page, isShared: options.mode === 'shared', grant: resolve };
        claims.set(name, [...queue, claim]);
        grantFirst([...queue, claim]);
        await promise;
        try {
          return await work({ name });
        } finally {
          release(name, claim);
        }
      },
    }),
    releaseAll(page) {
      for (const [name, queue] of claims)
        // The later ones first, so that none of them is granted.
        for (const claim of queue.toReversed()) if (claim.page === page) release(name, claim);
    },
  };
}
