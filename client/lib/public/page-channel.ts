interface PageChannel<Message> {
  /** Sends the message to the other pages and to the service worker, never to this page. */
  announce: (message: Message) => void;
  /** Calls back with each message of another page or the service worker. Returns a function that unsubscribes. */
  listen: (callback: (message: Message) => void) => () => void;
}

/**
 * Creates a broadcast channel between the pages of this browser. A page sends through the object by which it listens,
 * because a `BroadcastChannel` delivers its messages to every other object of the name, those of its own page included.
 */
export function createPageChannel<Message>(name: string): PageChannel<Message> {
  const callbacks = new Set<(message: Message) => void>();
  let listening: BroadcastChannel | null = null;

  return {
    announce(message) {
      const channel = listening ?? new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
      channel.postMessage(message);
      if (channel !== listening) channel.close();
    },
    listen(callback) {
      callbacks.add(callback);
      listening ??= open();
      return () => {
        callbacks.delete(callback);
        if (callbacks.size > 0) return;
        listening?.close();
        listening = null;
      };
    },
  };

  function open(): BroadcastChannel {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      for (const callback of callbacks) callback(data);
    });
    return channel;
  }
}
