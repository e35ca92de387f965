import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInsScript, lacksBuiltIns } from './lacks-built-ins.ts';

/** Every built-in with a fallback, in the object that has it. */
const fallbacks: [object, string][] = [
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'withResolvers'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'findLastIndex'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [String.prototype, 'toWellFormed'],
  [globalThis, 'structuredClone'],
  [URL, 'canParse'],
  [URL, 'parse'],
  [AbortSignal, 'any'],
  [AbortSignal, 'timeout'],
];
const descriptors = fallbacks.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

afterEach(() => {
  vi.unstubAllGlobals();
  for (const [place, [owner, name]] of fallbacks.entries())
    Object.defineProperty(owner, name, descriptors[place] ?? { value: undefined });
});

test('brings every built-in that a browser lacks, and only then', async () => {
  expect(lacksBuiltIns()).toBe(false);
  for (const [owner, name] of fallbacks) Reflect.deleteProperty(owner, name);
  expect(lacksBuiltIns()).toBe(true);
  await import('./built-ins.ts');
  expect(fallbacks.filter(([owner, name]) => !(name in owner))).toEqual([]);
  expect(lacksBuiltIns()).toBe(false);
  expect(Map.groupBy([1, 2, 3], (each) => each % 2)).toEqual(
    new Map([
      [1, [1, 3]],
      [0, [2]],
    ]),
  );
  expect([3, 1].toSorted((one, other) => one - other)).toEqual([1, 3]);
  const controller = new AbortController();
  const both = AbortSignal.any([controller.signal, AbortSignal.timeout(60_000)]);
  controller.abort('gone');
  expect([both.aborted, both.reason]).toEqual([true, 'gone']);
  expect(AbortSignal.any([controller.signal]).aborted).toBe(true);
});

test('asks for them in the head of a page that lacks one', () => {
  const write = vi.fn<(html: string) => void>();
  vi.stubGlobal('document', { write });
  runInThisContext(builtInsScript);
  expect(write).not.toHaveBeenCalled();
  Reflect.deleteProperty(Map, 'groupBy');
  runInThisContext(builtInsScript);
  expect(write).toHaveBeenCalledWith('<script src="/built-ins.js"></script>');
});
