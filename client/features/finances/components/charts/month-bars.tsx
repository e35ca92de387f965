import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useRef } from 'react';
import type { MonthSum } from '#contract/finances.ts';
import { formatShortMonth } from '#client/lib/format/dates.ts';
import { formatMoney } from '#client/lib/format/money.ts';
import { measureAxis, ValueAxis } from '#client/ui/charts/value-axis.tsx';
import { useWidth } from '#client/ui/layout/use-width.ts';
import type { CategoryPart } from '../../model.ts';
import { categoryColour } from '../category-look.tsx';
import { barsHeight } from './chart-sizes.ts';
import { stackMonths, stackOrder } from './month-stack.ts';

const MARGIN = { top: 12, bottom: 28 };
const MAX_BAR_WIDTH = 56;

interface MonthBarsProps {
  months: readonly (MonthSum & { parts: readonly CategoryPart[] })[];
}

/** Stacked bars of the months' largest categories. Hidden from screen readers: the table below has the same figures. */
export function MonthBars({ months }: MonthBarsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const stacks = stackMonths(months);
  const height = barsHeight - MARGIN.top - MARGIN.bottom;
  const highest = Math.max(...months.map(({ total }) => Number(total)), 1);
  const yScale = scaleLinear({ domain: [0, highest], range: [height, 0], nice: 3 });
  const ticks = yScale.ticks(3).map((value) => ({ value, label: formatMoney(value) }));
  const scaleWidth = measureAxis(ticks);
  const xScale = scaleBand({
    domain: months.map(({ month }) => month),
    range: [scaleWidth, width],
    padding: 0.35,
    paddingOuter: 0.15,
  });
  const barWidth = Math.min(MAX_BAR_WIDTH, xScale.bandwidth());
  const inset = (xScale.bandwidth() - barWidth) / 2;

  return (
    <div ref={ref} aria-hidden className="h-full">
      {width > 0 && (
        <svg width={width} height={barsHeight} className="block">
          <Group top={MARGIN.top}>
            <ValueAxis ticks={ticks} toY={yScale} width={width} />
            <BarStack
              data={stacks}
              keys={[...stackOrder]}
              x={({ month }) => month}
              value={(stack, key) => stack.amounts[key]}
              xScale={xScale}
              yScale={yScale}
              color={categoryColour}
            >
              {(series) =>
                series.flatMap(({ key, bars }) =>
                  bars
                    .filter((bar) => bar.height > 0)
                    .map((bar) => (
                      <rect
                        key={`${key}-${bar.index}`}
                        x={bar.x + inset}
                        y={bar.y}
                        width={barWidth}
                        // Separates the stacked parts.
                        height={Math.max(1, bar.height - 2)}
                        rx={3}
                        fill={bar.color}
                      />
                    )),
                )
              }
            </BarStack>
            {months.map(({ month }) => (
              <text
                key={month}
                x={(xScale(month) ?? 0) + xScale.bandwidth() / 2}
                y={height + 20}
                textAnchor="middle"
                fontSize={14}
                className="fill-ink-soft"
              >
                {formatShortMonth(month)}
              </text>
            ))}
          </Group>
        </svg>
      )}
    </div>
  );
}
