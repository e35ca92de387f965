import type { Activity } from './activity.ts';

interface Channel {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

export interface Listener {
  /** Messages that the page hears later, while its browser lets it sleep. */
  unheard: (() => void)[] | null;
}

export interface Channels {
  /** Returns `BroadcastChannel` as a page sees it. */
  forPage(page: Listener): new (name: string) => Channel;
  /** Closes the channels of a page. */
  close(page: Listener): void;
}

/** Broadcast channels of one browser. */
export function createChannels(activity: Activity): Channels {
  const open = new Set<{ page: Listener; name: string; hear: (data: unknown) => void }>();
  return {
    forPage: (page) =>
      class implements Channel {
        readonly #own: { page: Listener; name: string; hear: (data: unknown) => void };
        readonly #listeners: ((event: { data: unknown }) => void)[] = [];

        constructor(name: string) {
          this.#own = { page, name, hear: (data) => this.#listeners.forEach((listener) => listener({ data })) };
          open.add(this.#own);
        }

        postMessage(data: unknown): void {
          if (!open.has(this.#own)) return;
          for (const other of open) {
            if (other === this.#own || other.name !== this.#own.name) continue;
            const message = structuredClone(data);
            const deliver = () => {
              if (open.has(other)) other.hear(message);
            };
            if (other.page.unheard) {
              other.page.unheard.push(deliver);
              continue;
            }
            const end = activity.begin();
            setImmediate(() => {
              end();
              deliver();
            });
          }
        }

        addEventListener(_type: 'message', listener: (event: { data: unknown }) => void): void {
          this.#listeners.push(listener);
        }

        close(): void {
          open.delete(this.#own);
        }
      },
    close(page) {
      for (const each of open) if (each.page === page) open.delete(each);
    },
  };
}
