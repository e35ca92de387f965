/** A value outside React that screens can subscribe to; components read it by `useStore`. */
export interface Store<Value> {
  get(): Value;
  /** Notifies all subscribers, unless the value is identical. */
  set(value: Value): void;
  /** Calls `onChange` after every change. Returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const subscribers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const onChange of subscribers) onChange();
    },
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
  };
}
