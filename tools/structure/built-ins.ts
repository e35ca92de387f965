import { isTest } from './layers.ts';
import type { SourceTree } from './source-tree.ts';

/** Code that runs in browsers. */
const BROWSER = /^(?:client|domain|messages)\/|^packages\/(?:busy-times|panchang|picture-metadata)\//;
const FALLBACKS = /^client\/lib\/built-ins\//;
/** Built-ins that browsers of 2022 lack and that have no fallback yet. */
const NEWER: readonly (readonly [name: string, use: RegExp])[] = [
  ['Array.fromAsync', /\bArray\.fromAsync\b/],
  ['Element.checkVisibility', /\.checkVisibility\(/],
  ['Error.isError', /\bError\.isError\b/],
  [
    'iterator helpers',
    /\bIterator\.(?:from|concat|zip)\b|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)\(/,
  ],
  ['Map.getOrInsert', /\.getOrInsert(?:Computed)?\(/],
  ['Math.sumPrecise', /\bMath\.(?:sumPrecise|f16round)\b/],
  ['Promise.try', /\bPromise\.try\b/],
  ['RegExp.escape', /\bRegExp\.escape\b/],
  [
    'set methods',
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\bSet\.prototype\.(?:union|intersection|difference)\b/,
  ],
  ['Uint8Array in Base64', /\bUint8Array\.from(?:Base64|Hex)\b|\.to(?:Base64|Hex)\(/],
];

/** Returns one line for each use of a built-in that older browsers lack, without its fallback. */
export function checkBuiltIns(tree: SourceTree): string[] {
  return tree.files
    .filter(({ path }) => BROWSER.test(path) && !FALLBACKS.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      NEWER.filter(([, use]) => use.test(text)).map(
        ([name]) => `${path}: browsers of 2022 lack ${name}; add its fallback to client/lib/built-ins`,
      ),
    );
}
