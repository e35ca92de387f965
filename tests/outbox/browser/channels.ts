import type { Activity } from './activity.ts';

interface Channel {
  postMessage(data: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

export interface Channels {
  /** Returns `BroadcastChannel` as a page sees it. */
  forPage(page: object): new (name: string) => Channel;
  /** Closes the channels of a page. */
  close(page: object): void;
}

/** Broadcast channels of one browser. */
export function createChannels(activity: Activity): Channels {
  const open = new Set<{ page: object; name: string; hear: (data: unknown) => void }>();
  return {
    forPage: (page) =>
      class implements Channel {
        readonly #own: { page: object; name: string; hear: (data: unknown) => void };
        readonly #listeners: ((event: { data: unknown }) => void)[] = [];

        constructor(name: string) {
          this.#own = { page, name, hear: (data) => this.#listeners.forEach((listener) => listener({ data })) };
          open.add(this.#own);
        }

        postMessage(data: unknown): void {
          if (!open.has(this.#own)) return;
          for (const other of open) {
            if (other === this.#own || other.name !== this.#own.name) continue;
            const end = activity.begin();
            const message = structuredClone(data);
            setImmediate(() => {
              end();
              if (open.has(other)) other.hear(message);
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
