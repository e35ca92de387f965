/** A bar and its parts, of which the order of the chart says the place. */
export interface StackedBar {
  key: string;
  /** Below the bar. */
  label: string;
  /** Rupees. */
  total: string;
  parts: readonly { key: string; total: string }[];
}

/** Rupees as floats, only for lengths. */
export function toStacks(bars: readonly StackedBar[], order: readonly string[]) {
  return bars.map(({ key, parts }) => ({
    key,
    amounts: Object.fromEntries(
      order.map((part) => [part, Number(parts.find((each) => each.key === part)?.total ?? 0)]),
    ),
  }));
}
