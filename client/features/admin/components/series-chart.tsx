import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useRef } from 'react';
import { measureAxis, ValueAxis } from '#client/ui/charts/value-axis.tsx';
import { useWidth } from '#client/ui/layout/use-width.ts';
import { adminText as text } from '#messages/en/admin/shell.ts';

export interface SeriesPoint {
  /** Date of the point: a day or a month. */
  key: string;
  /** Its label: '21 Nov', 'November 2026'. */
  label: string;
  value: number;
}

interface SeriesChartProps {
  title: string;
  /** The headers of the table's two columns. */
  heads: readonly [string, string];
  points: readonly SeriesPoint[];
  format: (value: number) => string;
}

const HEIGHT = 180;
const MARGIN = { top: 10, bottom: 24 };
/** Width of a label's widest character, in pixels. */
const LETTER_WIDTH = 7;
/** Minimum gap between two labels, in pixels. */
const LABEL_GAP = 16;

/** Bar chart over time, with a collapsible table of the same figures. */
export function SeriesChart({ title, heads, points, format }: SeriesChartProps) {
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="text-caption font-semibold">{title}</figcaption>
      <Bars points={points} format={format} />
      <details>
        <summary className="min-h-11 py-2.5 text-caption text-accent-ink">{text.figuresAsTable}</summary>
        <table className="w-full text-caption">
          <thead>
            <tr className="border-b border-line-strong text-left text-ink-soft">
              <th scope="col" className="py-2">
                {heads[0]}
              </th>
              <th scope="col" className="py-2 text-right">
                {heads[1]}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.toReversed().map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  {label}
                </th>
                <td className="figures py-1.5 text-right">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

/** Bars of the chart, hidden from screen readers because the table has the same figures. */
function Bars({ points, format }: Pick<SeriesChartProps, 'points' | 'format'>) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  const highest = Math.max(...points.map(({ value }) => value), 1);
  const yScale = scaleLinear({ domain: [0, highest], range: [height, 0], nice: 3 });
  const ticks = yScale
    .ticks(3)
    .filter((value) => Number.isInteger(value))
    .map((value) => ({ value, label: format(value) }));
  const scaleWidth = measureAxis(ticks);
  const xScale = scaleBand({
    domain: points.map(({ key }) => key),
    range: [scaleWidth, width],
    padding: 0.25,
  });
  const labelWidth = Math.max(...points.map(({ label }) => label.length), 0) * LETTER_WIDTH + LABEL_GAP;
  const labelEvery = Math.max(1, Math.ceil((points.length * labelWidth) / Math.max(width - scaleWidth, 1)));
  return (
    <div ref={ref} aria-hidden className="h-45">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="block">
          <Group top={MARGIN.top}>
            <ValueAxis ticks={ticks} toY={yScale} width={width} />
            {points.map(({ key, value }) => (
              <rect
                key={key}
                x={xScale(key)}
                y={yScale(value)}
                width={xScale.bandwidth()}
                height={Math.max(0, height - yScale(value))}
                rx={Math.min(3, xScale.bandwidth() / 2)}
                className="fill-[var(--chart-rani)]"
              />
            ))}
            {points.map(({ key, label }, place) => {
              if ((points.length - 1 - place) % labelEvery !== 0) return null;
              const middle = (xScale(key) ?? 0) + xScale.bandwidth() / 2;
              const isCut = middle + (label.length * LETTER_WIDTH) / 2 > width;
              return (
                <text
                  key={key}
                  x={isCut ? width : middle}
                  y={height + 18}
                  textAnchor={isCut ? 'end' : 'middle'}
                  fontSize={12}
                  className="fill-ink-soft"
                >
                  {label}
                </text>
              );
            })}
          </Group>
        </svg>
      )}
    </div>
  );
}
