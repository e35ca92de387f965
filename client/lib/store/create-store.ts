/** A value outside React that screens can subscribe to; `useStore` reads it in a component. */
export interface Store<Value> {
  get(): Value;
  /** Tells every subscriber, unless the value is the same one. */
  set(value: Value): void;
  /** Calls `onChange` after every change; returns what ends that. */
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
