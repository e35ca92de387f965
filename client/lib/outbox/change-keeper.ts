import type { WaitingChange } from './waiting-change.ts';
import { mayBeWaiting } from './waiting-state.ts';

/** What stands between the typed client and the network where a member is signed in (client/frame/waiting). */
export interface ChangeKeeper {
  /**
   * Keeps a change and sends it; without a network the answer is made here. Where this device can keep nothing, `send` sends it at once.
   * Returns `null` for a call that does not wait.
   */
  submit(
    call: string,
    request: Request,
    send: (request: Request) => Promise<Response>,
  ): Promise<Response | null>;
  /** The answer of a read, which `send` gets, with what waits in it. */
  read(call: string, request: Request, send: (request: Request) => Promise<Response>): Promise<Response>;
  /** What a member decides of a change that the server did not take. */
  decide(change: WaitingChange, decision: 'retry' | 'drop'): Promise<void>;
}

let load: (() => Promise<ChangeKeeper>) | null = null;

/** From here on changes are kept; `loader` loads what that takes when it is needed. */
export function keepChangesBy(loader: () => Promise<ChangeKeeper>): void {
  load = loader;
}

/** Nothing where nobody is signed in, for reads while nothing waits, and where its script did not come: then calls go as they are. */
export async function changeKeeperFor({ method }: Request): Promise<ChangeKeeper | null> {
  if (!load || (method === 'GET' && !mayBeWaiting())) return null;
  try {
    return await load();
  } catch (error) {
    console.warn('What keeps changes could not be loaded', error);
    return null;
  }
}

/** Tells the outbox of this page what the member has decided; nothing where nobody is signed in. */
export async function decideChange(change: WaitingChange, decision: 'retry' | 'drop'): Promise<void> {
  await (await load?.())?.decide(change, decision);
}
