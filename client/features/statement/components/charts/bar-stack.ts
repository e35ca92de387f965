/** Bar and its parts, placed by the order of the chart. */
export interface StackedBar {
  key: string;
  /** Label below the bar. */
  label: string;
  /** Total in rupees. */
  total: string;
  parts: readonly { key: string; total: string }[];
}

/** Converts rupees to floats, only for lengths. */
export function toStacks(bars: readonly StackedBar[], order: readonly string[]) {
  return bars.map(({ key, parts }) => ({
    key,
    amounts: Object.fromEntries(
      order.map((part) => [part, Number(parts.find((each) => each.key === part)?.total ?? 0)]),
    ),
  }));
}
