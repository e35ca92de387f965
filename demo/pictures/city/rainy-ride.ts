import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { dressUp, type Wardrobe } from '../shapes/figures/wardrobe.ts';
import { drawSkyline } from '../shapes/houses.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawCloud, drawRain, drawSky } from '../shapes/sky.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

/** The first rain, on the scooter, under the neem trees. */
export const drawRainyRide: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const road = height * 0.76;
  const leaf = light.on(dye.leaf);
  const places = frame.isTall ? [0.12, 0.52, 0.95] : [0.05, 0.3, 0.62, 0.93];
  const puddles = repeat(6, () =>
    ellipse(
      random.next() * width,
      random.between(road + 80, height - 20),
      random.between(60, 150),
      random.between(7, 13),
      light.sky[3] ?? dye.shell,
      { opacity: 0.5 },
    ),
  );
  return [
    drawSky(frame, road),
    drawCloud(frame, width * 0.25, height * 0.12, 380, 0.55),
    drawCloud(frame, width * 0.78, height * 0.2, 320, 0.45),
    drawSkyline(frame, road - 60, light.land[0], 110, 0.08),
    ...places.map((share, index) =>
      drawTree(
        frame,
        share * width,
        road + 6,
        height * (0.5 + (index % 2) * 0.09),
        index % 2 ? leaf : light.on(dye.leafDeep),
        light.on(dye.teakDeep),
      ),
    ),
    rect(0, road - 8, width, 20, light.on('#c9a06a')) +
      repeat(30, (index) => rect(index * 44, road - 8, 22, 20, light.on('#4a4048'))),
    rect(0, road + 12, width, height, light.on('#5d6468')),
    puddles,
    repeat(6, (index) => rect(index * 240 + 40, height * 0.9, 130, 8, light.on(dye.shell), { opacity: 0.7 })),
    ellipse(width * 0.5, height * 0.905, 230, 14, light.ink, { opacity: 0.35 }),
    drawScooter(frame, width * 0.5, height * 0.9, height * (frame.isTall ? 0.34 : 0.46), dressUp(frame, 0)),
    drawRain(frame, 150),
  ].join('');
};

/** Draws the couple on a scooter that faces right, `size` high including their helmets. The wheels touch `y`. */
function drawScooter({ light }: Frame, x: number, y: number, size: number, wear: Wardrobe): string {
  const body = light.on(dye.marigold);
  const tyre = light.ink;
  const wheel = (dx: number) =>
    circle(dx, -13, 13, tyre) + circle(dx, -13, 6, light.on('#cfc9c2')) + circle(dx, -13, 2, tyre);
  const machine = [
    wheel(-34) + wheel(36),
    path('M-52-24C-54-42-40-50-18-48L-2-46C4-40 4-26 2-18L-16-14C-24-24-40-26-52-24Z', body),
    path('M-52-24C-54-32-52-38-48-42C-40-34-24-28-16-14C-24-24-40-26-52-24Z', shaded(body, 0.16)),
    path('M-8-14H20L30-22L24-30L14-21H-6Z', shaded(body, 0.28)),
    path('M20-24L27-62L33-64L30-20Z', body) +
      path('M22-26C32-34 46-30 50-16C42-22 34-22 28-18Z', sunlit(body, 0.2)),
    stroke('M29-62L22-72M29-62L35-66', tyre, 4) +
      circle(33, -56, 5.6, sunlit(light.lamp, 0.4)) +
      path('M38-60L96-70V-40L38-52Z', light.lamp, { opacity: 0.16 }),
    path('M-46-50C-46-54-42-55-38-55H-4C0-55 2-52 0-48Z', light.on(dye.ink)),
    circle(-50, -32, 3.4, light.on(dye.vermilion)),
  ].join('');
  const him = [
    path('M-12-56L14-46L10-26L18-18H6L0-36L-20-48Z', wear.trousers) + ellipse(16, -17, 8, 3.4, tyre),
    path('M-18-54C-20-74-14-88-4-90C8-88 8-74 4-54Z', wear.kurta),
    stroke('M-1-82C8-72 12-70 22-71', wear.kurta, 6.4) + circle(23, -71.4, 3, wear.skin),
    rect(-4, -96, 7, 8, wear.skin) + drawHelmet(0, -101, light.on(dye.peacockLight), tyre, wear.skin),
  ].join('');
  const her = [
    path('M-42-54L-14-50C-8-40-10-30-6-22L-14-20C-22-30-30-40-44-46Z', wear.dress) +
      ellipse(-9, -19, 6, 3, wear.skin),
    path('M-44-52C-46-68-40-82-30-84C-20-82-20-68-22-50Z', wear.dress),
    stroke('M-29-77C-22-68-14-66-4-68', wear.skin, 5) + circle(-3, -68, 2.8, wear.skin),
    path('M-36-82C-44-76-60-80-82-70C-70-68-72-60-92-56C-70-52-48-58-30-74Z', wear.dupatta),
    repeat(5, (index) => circle(-46 - index * 8, -71 + (index % 2) * 5, 1.5, wear.trim)),
    path('M-34-88C-40-80-44-70-43-62C-39-64-36-72-30-80Z', wear.hair),
    rect(-32, -90, 6, 8, wear.skin) + drawHelmet(-28, -95, light.on(dye.raniLight), tyre, wear.skin),
  ].join('');
  return at(x, y, machine + him + her, { scale: size / 112 });
}

function drawHelmet(x: number, y: number, shell: string, ink: string, skin: string): string {
  return at(
    x,
    y,
    ellipse(2, 1.6, 7.6, 8, skin) +
      path('M-11 3C-13-14 11-15 11-1L10 1H3L1 8C-4 9-9 8-11 3Z', shell) +
      path('M3 1L11-1L10.6 3.6H3.4Z', ink, { opacity: 0.55 }) +
      stroke('M-7-6C-3-11 4-11 7-6', sunlit(shell, 0.5), 1.6),
  );
}
