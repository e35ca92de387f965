import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('notifies subscribers of each change and only then', () => {
  const store = createStore(1);
  const onChange = vi.fn<() => void>();
  const unsubscribe = store.subscribe(onChange);
  store.set(1);
  expect(onChange).not.toHaveBeenCalled();
  store.set(2);
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.get()).toBe(2);
  unsubscribe();
  store.set(3);
  expect(onChange).toHaveBeenCalledOnce();
});
