/** A span of time in milliseconds since 1970, without its end. */
export interface Span {
  start: number;
  end: number;
}

/** Joins spans that overlap or touch, and leaves out empty ones. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (end <= start) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
