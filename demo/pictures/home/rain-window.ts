import type { DrawScene, Frame } from '../frame.ts';
import { dye, mix } from '../shapes/colour.ts';
import { drawSkyline } from '../shapes/houses.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawShrub, drawTree, drawTulsi } from '../shapes/plants.ts';
import { drawCloud, drawRain, drawSky } from '../shapes/sky.ts';
import { drawSteam } from '../shapes/tableware.ts';
import { drawBandhani, drawBlockPrint } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke, within } from '../shapes/svg.ts';

/** Rain at the window at home, two cups on the sill. */
export const drawRainWindow: DrawScene = (frame) => {
  const { width, height, light, random } = frame;
  const sill = height * 0.76;
  const pane = { x: width * 0.16, y: height * 0.08, width: width * 0.68, height: sill - height * 0.08 };
  const wood = light.on('#e9dcc4');
  const drops = repeat(60, () =>
    circle(
      random.between(pane.x, pane.x + pane.width),
      random.between(pane.y, sill),
      random.between(1.6, 4),
      light.glow,
      { opacity: 0.6 },
    ),
  );
  const outside = [
    drawSky({ ...frame, height: sill }, sill),
    drawCloud(frame, width * 0.5, height * 0.2, 360, 0.5),
    drawSkyline({ ...frame, height: sill }, sill - height * 0.16, light.land[0], 130, 0.2),
    drawTree(frame, width * 0.3, sill + 30, height * 0.5, light.on(dye.leaf), light.on(dye.teakDeep)),
    drawTree(frame, width * 0.76, sill + 50, height * 0.42, light.on(dye.leafDeep), light.on(dye.teakDeep)),
    drawRain({ ...frame, height: sill }, 120),
    drops,
  ].join('');
  return [
    rect(0, 0, width, height, light.on('#c9745a')),
    drawBlockPrint(0, height * 0.03, width, 30, light.on('#b5603f')),
    rect(pane.x - 26, pane.y - 26, pane.width + 52, pane.height + 30, wood, { rx: 8 }),
    within('pane', rect(pane.x, pane.y, pane.width, pane.height, '#000000'), outside),
    rect(width / 2 - 9, pane.y, 18, pane.height, wood) +
      rect(pane.x, pane.y + pane.height * 0.4, pane.width, 14, wood),
    drawCurtain(frame, pane.x - 92, pane.y - 50, sill - pane.y + 110, 1) +
      drawCurtain(frame, pane.x + pane.width + 92, pane.y - 50, sill - pane.y + 110, -1),
    rect(pane.x - 140, pane.y - 58, pane.width + 280, 15, light.on(dye.teakDeep), { rx: 8 }),
    rect(0, sill, width, 34, sunlit(wood, 0.2)) + rect(0, sill + 34, width, 16, shaded(wood, 0.2)),
    rect(0, sill + 50, width, height, light.on('#a95540')),
    drawTulsi(frame, width * 0.25, sill + 8, height * 0.19),
    drawShrub(frame, width * 0.78, sill - 56, height * 0.11, light.on(dye.leaf)) +
      path(`M${width * 0.78 - 34} ${sill - 62}h68l-9 68h-50Z`, light.on(dye.peacock)),
    drawCup(frame, width * 0.45, sill + 10, dye.rani),
    drawCup(frame, width * 0.57, sill + 16, dye.marigold),
  ].join('');
};

function drawCup({ light }: Frame, x: number, y: number, color: string): string {
  const clay = light.on(color);
  const cup =
    path('M-40-70H40C40-24 30 0 16 0H-16C-30 0-40-24-40-70Z', clay) +
    path('M14-70H40C40-24 30 0 16 0H4C16-16 16-46 14-70Z', shaded(clay, 0.14)) +
    stroke('M38-58C66-60 64-24 33-24', clay, 8) +
    ellipse(0, -70, 40, 9, sunlit(clay, 0.25)) +
    ellipse(0, -69, 33, 6.4, light.on('#b5743f')) +
    [-22, -7, 8, 23].map((dx) => circle(dx, -40, 3.6, light.on(dye.paper))).join('');
  return (
    ellipse(x, y, 54, 9, light.ink, { opacity: 0.25 }) +
    drawSteam(x, y - 86, 120, light.glow, 0.65) +
    at(x, y, cup)
  );
}

function drawCurtain({ light }: Frame, x: number, y: number, length: number, side: 1 | -1): string {
  const cloth = mix(light.on(dye.marigold), light.on(dye.paper), 0.25);
  const body = path(
    `M0 0H150C146 ${length * 0.3} 128 ${length * 0.5} 70 ${length * 0.62}C96 ${length * 0.72} 100 ${length * 0.86} 96 ${length}H0Z`,
    cloth,
  );
  const folds = [30, 66, 104].map((dx) =>
    stroke(
      `M${dx} 0C${dx - 2} ${length * 0.3} ${dx * 0.7} ${length * 0.5} ${dx * 0.42 + 10} ${length * 0.6}`,
      shaded(cloth, 0.12),
      5,
    ),
  );
  return at(
    x,
    y,
    body +
      folds.join('') +
      drawBandhani(58, length * 0.2, 24, light.on(dye.rani), 2) +
      drawBandhani(30, length * 0.46, 20, light.on(dye.rani), 2) +
      drawBandhani(44, length * 0.82, 24, light.on(dye.rani), 2) +
      rect(0, length * 0.6, 80, 20, light.on(dye.rani), { rx: 10 }),
    { mirror: side < 0 },
  );
}
