interface BarTableProps {
  /** Name of the table for screen readers; the section's title is the visible one. */
  caption: string;
  /** Column headings of the names and of the figures. */
  heads: readonly [name: string, figure: string];
  rows: readonly { key: string; name: string; value: number; figure: string }[];
}

/** Table of a few named figures, each with a bar relative to the largest, so that the chart is its own table. */
export function BarTable({ caption, heads, rows }: BarTableProps) {
  const largest = Math.max(...rows.map(({ value }) => value), 0);
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3">
        {rows.map(({ key, name, value, figure }) => (
          <tr key={key} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <th scope="row" className="min-w-0 text-left font-normal wrap-anywhere">
              {name}
            </th>
            <td className="figures text-right font-semibold">{figure}</td>
            <td aria-hidden className="col-span-2 h-2 overflow-hidden rounded-full bg-sunk p-0">
              <div
                className="h-full rounded-full bg-[var(--chart-rani)]"
                style={{ width: `${largest === 0 ? 0 : (value / largest) * 100}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
