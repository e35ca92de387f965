import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawDiya } from '../shapes/lamps.ts';
import { byLamplight, shaded, sunlit } from '../shapes/light.ts';
import { drawTulsi } from '../shapes/plants.ts';
import { drawBandhani, drawBlockPrint, drawGarland, drawToran } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** A carved door with a toran, two pairs of mojdi before it and a rangoli on the step. */
export const drawThreshold: DrawScene = (outside) => {
  const frame = { ...outside, light: outside.light.isDark ? byLamplight(outside.light) : outside.light };
  const { width, height, light } = frame;
  const [middle, step] = [width / 2, height * 0.76];
  const [doorWidth, doorHeight] = [frame.isTall ? 400 : 360, height * 0.6];
  const wall = light.on('#e0a25e');
  return [
    rect(0, 0, width, height, wall),
    rect(0, step - 120, width, 120, light.on('#b4553c')),
    drawBlockPrint(0, step - 160, width, 34, light.on('#b4553c')),
    drawDoor(frame, middle, step, doorWidth, doorHeight),
    drawToran(middle - doorWidth * 0.62, step - doorHeight - 40, doorWidth * 1.24, 84, [
      light.on(dye.marigold),
      light.on(dye.rani),
      light.on(dye.peacockLight),
    ]),
    [-1, 1]
      .map((side) =>
        drawGarland(
          middle + side * doorWidth * 0.62,
          step - doorHeight - 20,
          middle + side * doorWidth * 0.6,
          step - 190,
          0,
          13,
          [light.on(dye.marigold), light.on(dye.turmeric)],
        ),
      )
      .join(''),
    rect(0, step, width, height - step, light.on('#8e4a46')),
    rect(middle - doorWidth * 0.76, step - 18, doorWidth * 1.52, 44, light.on('#c9866a')) +
      rect(middle - doorWidth * 0.76, step + 14, doorWidth * 1.52, 12, light.on('#a5614f')),
    drawTulsi(frame, middle - doorWidth * 0.92, step + 30, 210),
    drawHalfRangoli(frame, middle, step + 26, doorWidth * 0.52),
    drawMojdi(light.on(dye.rani), light.on(dye.marigoldLight), middle + doorWidth * 0.72, step + 92),
    drawMojdi(light.on(dye.indigo), light.on(dye.marigold), middle + doorWidth * 0.98, step + 116, 1.16),
    drawDiya(frame, middle - doorWidth * 0.62, step + 4, 60, light.isDark),
    drawDiya(frame, middle + doorWidth * 0.62, step + 4, 60, light.isDark),
  ].join('');
};

function drawDoor({ light }: Frame, x: number, y: number, width: number, height: number): string {
  const [wood, deep, leaf] = [light.on(dye.teak), light.on(dye.teakDeep), light.on(dye.peacock)];
  const half = width / 2;
  const panels = [-1, 1].map((side) =>
    repeat(3, (row) => {
      const [cx, top, size] = [x + side * half * 0.5, y - height * (0.93 - row * 0.31), height * 0.25];
      const frameOf =
        rect(cx - half * 0.34, top, half * 0.68, size, shaded(leaf, 0.22)) +
        rect(cx - half * 0.3, top + half * 0.04, half * 0.6, size - half * 0.08, sunlit(leaf, 0.06));
      return (
        frameOf +
        drawBandhani(cx, top + size / 2, Math.min(half * 0.26, size * 0.4), light.on(dye.marigoldLight), 3)
      );
    }),
  );
  const studs = repeat(13, (index) =>
    circle(x - half * 1.12 + (index * half * 2.24) / 12, y - height - 14, 6, sunlit(wood, 0.3)),
  );
  return [
    rect(x - half * 1.22, y - height - 34, half * 2.44, height + 34, wood),
    rect(x - half * 1.06, y - height, half * 2.12, height, deep),
    rect(x - half, y - height, half * 0.99, height, leaf) +
      rect(x + half * 0.01, y - height, half * 0.99, height, shaded(leaf, 0.1)),
    ...panels,
    studs,
    [-0.09, 0.09]
      .map((side) =>
        circle(x + side * width, y - height * 0.47, 15, 'none', {
          stroke: light.on(dye.marigold),
          'stroke-width': 6,
        }),
      )
      .join(''),
  ].join('');
}

function drawHalfRangoli({ light }: Frame, x: number, y: number, radius: number): string {
  const rings = [dye.white, dye.rani, dye.marigoldLight, dye.peacockLight, dye.white, dye.vermilion];
  const arcs = rings.map((color, index) =>
    ellipse(0, 0, radius * (1 - index * 0.15), radius * (1 - index * 0.15), light.on(color)),
  );
  const petals = repeat(18, (index) =>
    at(0, 0, ellipse(0, -radius * 0.925, radius * 0.05, radius * 0.055, light.on(dye.rani)), {
      turn: index * 20,
    }),
  );
  return `<g transform="translate(${x} ${y + radius * 0.2}) scale(1 .26)">${arcs.join('')}${petals}</g>`;
}

/** A pair of shoes with curled toes. */
function drawMojdi(leather: string, thread: string, x: number, y: number, scale = 1): string {
  const shoe =
    path('M-16 0C-20-18-18-38-10-52C-6-58-2-66 2-76C4-62 12-50 14-34C16-18 14-8 12 0Z', leather) +
    ellipse(-2, -9, 10, 12, shaded(leather, 0.5)) +
    stroke('M-9-30C-4-27 4-27 9-30M-9-40C-4-37 4-37 8-40', thread, 3) +
    circle(-1, -51, 4, thread);
  return at(x, y, at(-20, 0, shoe) + at(20, 0, shoe, { mirror: true }), { scale });
}
