import type { Frame } from '../frame.ts';
import { dye } from './colour.ts';
import { archPath } from './houses.ts';
import { drawGlow } from './lamps.ts';
import { shaded, sunlit } from './light.ts';
import { drawToran } from './textile.ts';
import { at, circle, path, polygon, rect, repeat, type Point } from './svg.ts';

/** A carved wooden house of old Ahmedabad, three storeys, `size` wide and a little higher, its base at (x, y). */
export function drawPolHouse(frame: Frame, x: number, y: number, size: number, plaster: string): string {
  const { light } = frame;
  const wall = light.on(plaster);
  const wood = light.on(dye.teak);
  const deep = light.on(dye.teakDeep);
  const pane = light.isDark ? light.lamp : light.on('#5d3a36');
  const content = [
    rect(-50, -118, 100, 118, wall),
    rect(34, -118, 16, 118, shaded(wall, 0.14)),
    roof(deep, wood),
    rect(-50, -86, 100, 4, wood) + rect(-50, -46, 100, 5, wood),
    brackets(-82, 10, wood, deep),
    brackets(-41, 12, wood, deep),
    [-30, 0, 30].map((dx) => drawWindow(dx, -90, 17, 24, pane, wood, deep)).join(''),
    drawBalcony(wood, deep, pane),
    drawDoor(light.on(dye.peacock), wood, deep),
    [-34, 34].map((dx) => drawWindow(dx, -9, 16, 24, pane, wood, deep)).join(''),
    drawToran(-14, -38.4, 28, 6, [light.on(dye.marigold), light.on(dye.rani), light.on(dye.leaf)]),
    rect(-54, -5, 108, 5, shaded(wall, 0.3)),
  ].join('');
  const glows = light.isDark
    ? [-30, 0, 30]
        .map((dx) => drawGlow(x + (dx * size) / 108, y - size * 0.94, size * 0.13, light.lamp, 0.08))
        .join('')
    : '';
  return at(x, y, content, { scale: size / 108 }) + glows;
}

function roof(deep: string, wood: string): string {
  const tiles = repeat(14, (index) =>
    rect(-57 + index * 8.3, -121, 6.4, 5, index % 2 ? wood : sunlit(wood, 0.1), { rx: 2.4 }),
  );
  return (
    polygon(
      [
        [-60, -116],
        [-46, -132],
        [46, -132],
        [60, -116],
      ],
      deep,
    ) + tiles
  );
}

function brackets(top: number, count: number, wood: string, deep: string): string {
  const step = 96 / count;
  return repeat(count, (index) =>
    path(
      `M${-48 + index * step} ${top}q1 5 ${step * 0.5} 6q${step * 0.42}-1 ${step * 0.5}-6Z`,
      index % 2 ? wood : deep,
    ),
  );
}

function drawWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  pane: string,
  wood: string,
  deep: string,
): string {
  const shutters =
    rect(x - width / 2 - 5, y - height + 4, 5, height - 4, deep) +
    rect(x + width / 2, y - height + 4, 5, height - 4, deep);
  return [
    rect(x - width / 2 - 2, y - height - 3, width + 4, height + 4, wood),
    path(archPath(x, y, width - 3, height - 2), pane),
    rect(x - 0.7, y - height + 3, 1.4, height - 3, wood) +
      rect(x - width / 2, y - height * 0.42, width, 1.4, wood),
    shutters,
    rect(x - width / 2 - 3, y - 1, width + 6, 3, deep),
  ].join('');
}

function drawBalcony(wood: string, deep: string, pane: string): string {
  const arches = [-30, -15, 0, 15, 30].map(
    (dx) => path(archPath(dx, -50, 11, 26), pane) + rect(dx - 8.2, -78, 2, 30, deep),
  );
  const rail = repeat(17, (index) => circle(-36 + index * 4.5, -55, 1.5, sunlit(wood, 0.2)));
  return (
    rect(-42, -80, 84, 34, wood) +
    arches.join('') +
    rect(37, -78, 2, 30, deep) +
    rect(-45, -60, 90, 11, deep) +
    rail +
    rect(-46, -61, 92, 2, sunlit(wood, 0.2))
  );
}

function drawDoor(leaf: string, wood: string, deep: string): string {
  const studs: Point[] = [-6, -2.4, 2.4, 6].flatMap((dx) => [-28, -20, -12].map((dy): Point => [dx, dy]));
  return [
    rect(-15, -39, 30, 34, wood) + rect(-11.4, -35, 22.8, 30, deep),
    rect(-10, -34, 9.6, 29, leaf) + rect(0.4, -34, 9.6, 29, shaded(leaf, 0.12)),
    ...studs.map(([dx, dy]) => circle(dx, dy, 0.9, sunlit(wood, 0.4))),
    rect(-17, -6, 34, 3, sunlit(wood, 0.1)) + rect(-19, -3, 38, 3, wood),
  ].join('');
}
