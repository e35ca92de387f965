import type { DrawScene, Frame } from '../frame.ts';
import { dye } from '../shapes/colour.ts';
import { drawPairStanding } from '../shapes/figures/standing.ts';
import { dressUp } from '../shapes/figures/wardrobe.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawTree } from '../shapes/plants.ts';
import { drawCloud, drawSky } from '../shapes/sky.ts';
import { at, circle, path, polygon, rect, repeat, round, stroke } from '../shapes/svg.ts';

const spines = [
  dye.rani,
  dye.marigold,
  dye.peacock,
  dye.vermilion,
  dye.indigo,
  dye.leaf,
  dye.shell,
  dye.raniLight,
  dye.teak,
] as const;

/** A book fair on the lawn before the brick arches of the institute. */
export const drawBookFair: DrawScene = (frame) => {
  const { width, height, light } = frame;
  const lawn = height * 0.72;
  const arches = frame.isTall ? 2 : 3;
  return [
    drawSky(frame, lawn),
    drawCloud(frame, width * 0.24, height * 0.1, 230),
    drawTree(frame, width * 0.04, lawn, height * 0.52, light.on(dye.leafDeep), light.on(dye.teakDeep)),
    drawTree(frame, width * 0.98, lawn, height * 0.46, light.on(dye.leaf), light.on(dye.teakDeep)),
    drawBrickWall(frame, width * 0.08, height * 0.18, width * 0.84, lawn - height * 0.18, arches),
    rect(0, lawn, width, height, light.on('#7d9a52')) + rect(0, lawn, width, 14, light.on('#5f7f42')),
    drawBunting(frame, height * 0.15),
    drawStall(frame, width * 0.25, height * 0.86, width * (frame.isTall ? 0.46 : 0.38), dye.marigold),
    drawStall(frame, width * 0.78, height * 0.86, width * (frame.isTall ? 0.4 : 0.36), dye.rani),
    drawPairStanding(width * 0.52, height * 0.97, height * (frame.isTall ? 0.33 : 0.42), dressUp(frame, 2)),
  ].join('');
};

function drawBrickWall(
  { light, random }: Frame,
  x: number,
  y: number,
  width: number,
  height: number,
  arches: number,
): string {
  const brick = light.on('#b8573a');
  const course = 20;
  const courses = repeat(Math.floor(height / course), (row) => {
    const bricks = repeat(Math.ceil(width / 52) + 1, (index) => {
      const left = Math.max(x, x + index * 52 - (row % 2 ? 26 : 0));
      const right = Math.min(x + width, x + (index + 1) * 52 - (row % 2 ? 26 : 0) - 3);
      return random.isLucky(0.35) && right > left
        ? rect(
            left,
            y + row * course,
            right - left,
            course - 3,
            random.isLucky(0.5) ? sunlit(brick, 0.12) : shaded(brick, 0.1),
          )
        : '';
    });
    return bricks + rect(x, y + row * course + course - 3, width, 2, shaded(brick, 0.14));
  });
  const step = width / arches;
  const openings = repeat(arches, (index) => {
    const middle = x + (index + 0.5) * step;
    const radius = step * 0.36;
    const centre = y + height * 0.5;
    const hole = `M${round(middle - radius)} ${round(centre)}A${round(radius)} ${round(radius)} 0 0 1 ${round(middle + radius)} ${round(centre)}L${round(middle + radius * 0.86)} ${round(y + height)}H${round(middle - radius * 0.86)}Z`;
    const beam =
      rect(middle - radius * 1.1, centre - 10, radius * 2.2, 26, light.on('#d9cdb8')) +
      polygon(
        [
          [middle - radius * 1.1, centre - 10],
          [middle - radius * 1.28, centre + 40],
          [middle - radius, centre + 16],
        ],
        light.on('#c4b69d'),
      ) +
      polygon(
        [
          [middle + radius * 1.1, centre - 10],
          [middle + radius * 1.28, centre + 40],
          [middle + radius, centre + 16],
        ],
        light.on('#c4b69d'),
      );
    return (
      path(hole, shaded(brick, 0.3), { stroke: sunlit(brick, 0.26), 'stroke-width': 16 }) +
      path(hole, light.on('#6b2f2e')) +
      path(
        `M${round(middle - radius * 0.5)} ${round(y + height)}V${round(centre + 60)}A${round(radius * 0.5)} ${round(radius * 0.5)} 0 0 1 ${round(middle + radius * 0.5)} ${round(centre + 60)}V${round(y + height)}Z`,
        light.on('#f3d9a4'),
      ) +
      beam
    );
  });
  return (
    rect(x, y, width, height, brick) +
    courses +
    rect(x - 6, y - 12, width + 12, 16, light.on('#d9cdb8')) +
    openings
  );
}

function drawStall(frame: Frame, x: number, y: number, width: number, color: string): string {
  const { light, random } = frame;
  const [half, cloth] = [width / 2, light.on(color)];
  const row = (top: number, from: number, to: number): string => {
    const books: string[] = [];
    let left = from;
    while (left < to - 10) {
      const [thick, tall] = [random.between(9, 20), random.between(40, 62)];
      const spine = light.on(random.pick(spines));
      books.push(
        rect(left, top - tall, thick - 1.5, tall, spine) +
          rect(left + 2, top - tall * 0.8, thick - 5.5, 4, sunlit(spine, 0.5)),
      );
      left += thick;
    }
    return books.join('');
  };
  const flags = repeat(9, (index) =>
    path(
      `M${round(-half + (index * width) / 9)} -178l${round(width / 9)} 0l${round(-width / 18)} 30Z`,
      index % 2 ? light.on(dye.paper) : cloth,
    ),
  );
  return at(
    x,
    y,
    [
      rect(-half + 8, -178, 8, 178, light.on(dye.teak)) + rect(half - 16, -178, 8, 178, light.on(dye.teak)),
      rect(-half + 16, -140, width - 32, 82, light.on('#e8d4b0')) +
        rect(-half + 16, -84, width - 32, 5, light.on(dye.teak)),
      row(-84, -half + 22, half - 26),
      row(-52, -half + 10, half - 6),
      rect(-half, -56, width, 56, cloth) + rect(-half, -56, width, 10, sunlit(cloth, 0.25)),
      repeat(7, (index) => circle(-half + ((index + 0.5) * width) / 7, -24, 7, light.on(dye.paper))),
      rect(-half - 6, -196, width + 12, 20, cloth) + flags,
    ].join(''),
  );
}

function drawBunting({ width, light }: Frame, y: number): string {
  const count = 18;
  const flags = repeat(count, (index) => {
    const x = (index + 0.5) * (width / count);
    const sag = Math.sin(((index + 0.5) / count) * Math.PI) * 46;
    return polygon(
      [
        [x - 16, y + sag - 2],
        [x + 16, y + sag - 2],
        [x, y + sag + 34],
      ],
      light.on(spines[index % 6] ?? dye.rani),
    );
  });
  return stroke(`M0 ${y - 6}Q${width / 2} ${y + 94} ${width} ${y - 6}`, light.ink, 2) + flags;
}
