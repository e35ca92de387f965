/** A deterministic random number generator: the same seed draws the same picture. */
export interface Random {
  /** Returns a number of at least 0 and less than 1. */
  next(): number;
  between(least: number, most: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  isLucky(probability: number): boolean;
}

/** Mulberry32: small, and good enough to scatter stars. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    isLucky: (probability) => next() < probability,
  };
}
