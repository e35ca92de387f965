/** Element of an ordered list with its extent along the list, in pixels. */
export interface Extent {
  key: string;
  start: number;
  size: number;
}

/** Returns the place of an element that is dragged by `offset`: the number of others whose middle it has passed. */
export function placeOf(extents: readonly Extent[], key: string, offset: number): number {
  const dragged = extents.find((extent) => extent.key === key);
  if (!dragged) return 0;
  const middle = middleOf(dragged) + offset;
  return extents.filter((extent) => extent.key !== key && middleOf(extent) < middle).length;
}

/** Returns by how many pixels each of the others gives way to an element that is dragged to a place. */
export function shiftsOf(extents: readonly Extent[], key: string, place: number): Map<string, number> {
  const from = extents.findIndex((extent) => extent.key === key);
  const [first, second] = extents;
  const dragged = extents[from];
  if (!dragged || !first || !second) return new Map();
  const step = dragged.size + second.start - first.start - first.size;
  return new Map(
    extents.flatMap((extent, index) => {
      if (index > from && index <= place) return [[extent.key, -step] as const];
      return index < from && index >= place ? [[extent.key, step] as const] : [];
    }),
  );
}

/** Returns the key of the element before which one is at a place; `null` at the end. */
export function nextKeyAt(keys: readonly string[], key: string, place: number): string | null {
  return keys.filter((each) => each !== key)[place] ?? null;
}

/** Returns the elements with one before another, or at the end. An element that has gone meanwhile changes nothing. */
export function moveBefore<T>(
  elements: readonly T[],
  keyOf: (element: T) => string,
  key: string,
  nextKey: string | null,
): T[] {
  const moved = elements.find((element) => keyOf(element) === key);
  if (moved === undefined) return [...elements];
  const others = elements.filter((element) => element !== moved);
  const place = others.findIndex((element) => keyOf(element) === nextKey);
  return others.toSpliced(place === -1 ? others.length : place, 0, moved);
}

function middleOf({ start, size }: Extent): number {
  return start + size / 2;
}
