/** The part of `navigator.locks` that the client uses. */
export interface LocksOfPage {
  request<Result>(
    name: string,
    options: { ifAvailable?: boolean },
    work: (lock: object | null) => Promise<Result>,
  ): Promise<Result>;
}

export interface Locks {
  /** Returns the locks as a page sees them. */
  forPage(page: { isClosed: boolean }): LocksOfPage;
  /** Releases what a closed page holds or waits for. */
  releaseAll(page: object): void;
}

interface Claim {
  page: object;
  grant: () => void;
}

/** Web Locks of one browser. */
export function createLocks(): Locks {
  /** Claims by name; the first one holds the lock. */
  const claims = new Map<string, Claim[]>();
  const release = (name: string, claim: Claim) => {
    const queue = claims.get(name) ?? [];
    const isHeld = queue[0] === claim;
    const rest = queue.filter((each) => each !== claim);
    claims.set(name, rest);
    if (isHeld) rest[0]?.grant();
  };
  return {
    forPage: (page) => ({
      async request(name, { ifAvailable = false }, work) {
        // What a closed page still does waits for ever.
        if (page.isClosed) return new Promise<never>(() => undefined);
        const queue = claims.get(name) ?? [];
        if (ifAvailable && queue.length > 0) return work(null);
        const { promise, resolve } = Promise.withResolvers<void>();
        const claim = { page, grant: resolve };
        claims.set(name, [...queue, claim]);
        if (queue.length === 0) resolve();
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
