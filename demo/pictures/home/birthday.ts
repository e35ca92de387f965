import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawGlow } from '../shapes/lamps.ts';
import { byLamplight, shaded, sunlit } from '../shapes/light.ts';
import { drawBlockPrint } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** A birthday: the cake, its candles, bunting and marigolds. */
export const drawBirthday: DrawScene = (outside) => {
  const frame = { ...outside, light: byLamplight(outside.light, 0.7) };
  const { width, height, light, random } = frame;
  const table = height * 0.74;
  const flags = [dye.rani, dye.marigold, dye.peacockLight, dye.vermilion, dye.indigo];
  const bunting = repeat(2, (line) =>
    repeat(12, (index) => {
      const [x, sag] = [((index + 0.5) / 12) * width, Math.sin(((index + 0.5) / 12) * Math.PI) * 70];
      return at(
        x,
        height * (0.06 + line * 0.12) + sag,
        path('M-32-4H32L0 58Z', light.on(flags[(index + line * 2) % 5] ?? dye.rani)) +
          circle(0, 14, 6, light.on(dye.paper)),
      );
    }),
  );
  const confetti = repeat(70, () =>
    at(
      random.next() * width,
      random.next() * table,
      rect(-6, -3, 12, 6, light.on(flags[Math.floor(random.next() * 5)] ?? dye.rani), { rx: 2 }),
      { turn: random.between(0, 180) },
    ),
  );
  const cloth = light.on(dye.raniLight);
  return [
    rect(0, 0, width, height, light.on('#7a2a55')),
    ...[0.62, 0.5, 0.38].map((share, index) =>
      circle(
        width / 2,
        table - height * 0.22,
        height * share,
        light.on(['#873160', '#963a6a', '#a84874'][index] ?? dye.rani),
      ),
    ),
    confetti,
    bunting,
    rect(0, table, width, height, cloth) +
      drawBlockPrint(0, table + 26, width, 52, light.on(dye.marigoldLight)) +
      rect(0, table, width, 12, sunlit(cloth, 0.3)),
    ...[0.08, 0.22, 0.78, 0.92].map((share, index) =>
      at(
        share * width,
        table + 8,
        path('M-34-60H34L24 0H-24Z', light.on(index % 2 ? dye.peacock : dye.brick)) +
          repeat(9, (flower) =>
            circle(
              -32 + flower * 8,
              -66 - (flower % 3) * 16,
              14,
              light.on(flower % 2 ? dye.marigold : dye.turmeric),
            ),
          ),
      ),
    ),
    drawCake(frame, width / 2, table + 10, Math.min(width * 0.5, height * 0.5)),
  ].join('');
};

function drawCake({ light }: Frame, x: number, y: number, size: number): string {
  const cream = light.on('#fbeed8');
  const berry = light.on(dye.rani);
  const tier = (half: number, bottom: number, tall: number, icing: string) =>
    rect(-half, bottom - tall, half * 2, tall, cream, { rx: 5 }) +
    rect(half * 0.4, bottom - tall, half * 0.6, tall, shaded(cream, 0.1), { rx: 5 }) +
    path(
      `M${-half} ${bottom - tall + 4}${repeat(8, (index) => `q${half / 8} ${index % 2 ? 11 : 20} ${half / 4} 0`)}V${bottom - tall - 3}H${-half}Z`,
      icing,
    ) +
    repeat(11, (index) =>
      circle(
        -half + ((index + 0.5) * half * 2) / 11,
        bottom - 4,
        half * 0.075,
        index % 2 ? icing : light.on(dye.marigold),
      ),
    );
  const candles = [-22, -11, 0, 11, 22].map(
    (dx, index) =>
      drawGlow(dx, -90, 13, light.lamp, 0.16) +
      rect(
        dx - 1.7,
        -82,
        3.4,
        15,
        light.on([dye.peacockLight, dye.marigold, dye.vermilion][index % 3] ?? dye.marigold),
      ) +
      path(`M${dx}-82.6c-3.4-4-2.6-8 0-12c2.6 4 3.4 8 0 12Z`, light.lamp),
  );
  return (
    drawGlow(x, y - size * 0.8, size * 0.8, light.lamp, 0.07) +
    at(
      x,
      y,
      ellipse(0, 0, 66, 6, light.on('#d9b15c')) +
        path('M-14 0L-9-8H9L14 0Z', light.on('#c49a48')) +
        ellipse(0, -9, 60, 5, light.on('#e6c274')) +
        tier(50, -10, 29, berry) +
        tier(33, -39, 28, light.on(dye.marigold)) +
        candles.join('') +
        stroke('M-28-50q14 8 28 0t28 0', berry, 1.6),
      { scale: size / 112 },
    )
  );
}
