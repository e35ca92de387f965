import type { PendingMutation } from './pending-mutation.ts';

/** Interceptor between the typed client and the network while a member is signed in (client/shell/pending). */
export interface RequestInterceptor {
  /**
   * Stores a change and sends it; without a network it returns a local response, and if this device cannot store it,
   * `send` sends it at once. Returns `null` for a call that is never queued.
   */
  submit(call: string, request: Request, send: (request: Request) => Promise<Response>): Promise<Response | null>;
  /** Applies the member's decision on a change that the server rejected. */
  decide(change: PendingMutation, decision: 'retry' | 'drop'): Promise<void>;
}

let load: (() => Promise<RequestInterceptor>) | null = null;

/** Starts intercepting changes; `loader` loads the interceptor on first use. */
export function interceptRequestsBy(loader: () => Promise<RequestInterceptor>): void {
  load = loader;
}

/** Returns the interceptor of changes; `null` for a read, while signed out, or if its script failed to load. */
export async function interceptorFor({ method }: Request): Promise<RequestInterceptor | null> {
  if (!load || method === 'GET') return null;
  try {
    return await load();
  } catch (error) {
    console.warn('The request interceptor could not be loaded', error);
    return null;
  }
}

/** Passes the member's decision to the outbox of this page; does nothing while signed out. */
export async function decideChange(change: PendingMutation, decision: 'retry' | 'drop'): Promise<void> {
  await (await load?.())?.decide(change, decision);
}
