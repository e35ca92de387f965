import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useRef } from 'react';
import { formatMoney } from '#client/lib/format/money.ts';
import { measureAxis, ValueAxis } from '#client/ui/charts/value-axis.tsx';
import { useWidth } from '#client/ui/layout/use-width.ts';

/** In pixels; the same as the space that `LazyStackedBars` reserves. */
const HEIGHT = 240;
const MARGIN = { top: 12, bottom: 28 };
const MAX_BAR_WIDTH = 56;

/** Width of a label below the bars, in pixels; narrower bars omit some labels. */
const LABEL_WIDTH = 46;

interface StackedBarsProps {
  bars: readonly StackedBar[];
  /** Keys of the parts from the bottom, the same in every bar. */
  order: readonly string[];
  colourOf: (part: string) => string;
}

/** Stacked bars, each the sum of its parts. Hidden from screen readers because the table below has the same figures. */
export function StackedBars({ bars, order, colourOf }: StackedBarsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const stacks = toStacks(bars, order);
  const height = HEIGHT - MARGIN.top - MARGIN.bottom;
  const highest = Math.max(...bars.map(({ total }) => Number(total)), 1);
  const yScale = scaleLinear({ domain: [0, highest], range: [height, 0], nice: 3 });
  const ticks = yScale.ticks(3).map((value) => ({ value, label: formatMoney(value) }));
  const scaleWidth = measureAxis(ticks);
  const xScale = scaleBand({
    domain: bars.map(({ key }) => key),
    range: [scaleWidth, width],
    padding: 0.35,
    paddingOuter: 0.15,
  });
  const barWidth = Math.min(MAX_BAR_WIDTH, xScale.bandwidth());
  const labelEvery = Math.max(1, Math.ceil(LABEL_WIDTH / xScale.step()));
  const inset = (xScale.bandwidth() - barWidth) / 2;

  return (
    <div ref={ref} aria-hidden className="h-full">
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="block">
          <Group top={MARGIN.top}>
            <ValueAxis ticks={ticks} toY={yScale} width={width} />
            <BarStack
              data={stacks}
              keys={[...order]}
              x={({ key }) => key}
              value={(stack, key) => stack.amounts[key] ?? 0}
              xScale={xScale}
              yScale={yScale}
              color={colourOf}
            >
              {(series) =>
                series.flatMap(({ key, bars: rects }) =>
                  rects
                    .filter((bar) => bar.height > 0)
                    .map((bar) => (
                      <rect
                        key={`${key}-${bar.index}`}
                        x={bar.x + inset}
                        y={bar.y}
                        width={barWidth}
                        // Leaves a gap between the stacked parts.
                        height={Math.max(1, bar.height - 2)}
                        rx={3}
                        fill={bar.color}
                      />
                    )),
                )
              }
            </BarStack>
            {bars
              .filter((_bar, place) => (bars.length - 1 - place) % labelEvery === 0)
              .map(({ key, label }) => (
                <text
                  key={key}
                  x={(xScale(key) ?? 0) + xScale.bandwidth() / 2}
                  y={height + 20}
                  textAnchor="middle"
                  fontSize={14}
                  className="fill-ink-soft"
                >
                  {label}
                </text>
              ))}
          </Group>
        </svg>
      )}
    </div>
  );
}

/** Bar and its parts, placed by the order of the chart. */
interface StackedBar {
  key: string;
  /** Label below the bar. */
  label: string;
  /** Total in rupees. */
  total: string;
  parts: readonly { key: string; total: string }[];
}

/** Converts rupees to floats, only for lengths. */
function toStacks(bars: readonly StackedBar[], order: readonly string[]) {
  return bars.map(({ key, parts }) => ({
    key,
    amounts: Object.fromEntries(
      order.map((part) => [part, Number(parts.find((each) => each.key === part)?.total ?? 0)]),
    ),
  }));
}
