import { dye, mix } from '../shapes/colour.ts';
import { shaded, sunlit } from '../shapes/light.ts';
import { drawBandhani } from '../shapes/textile.ts';
import { at, circle, ellipse, path, rect, repeat, stroke } from '../shapes/svg.ts';

// Drawn on a field of 600 by 600, so that the face fills a small circle.

const ink = dye.ink;

/** Riya: flowers in her hair, a rani veil, jhumka at the ears. */
export function drawRiya(): string {
  const skin = '#c68a5c';
  return [
    background(dye.marigold, dye.turmeric),
    path(
      'M160 300C140 120 230 62 306 64C398 66 466 140 446 310C440 400 470 470 500 520H100C140 460 166 390 160 300Z',
      ink,
    ),
    neck(skin),
    path('M60 620C74 520 150 474 242 462C262 506 340 506 360 462C452 474 524 520 540 620Z', dye.rani),
    path('M242 462C262 506 340 506 360 462L384 466C372 530 230 530 218 466Z', dye.marigoldLight),
    path('M60 620C74 520 150 474 226 464C214 520 222 570 262 620Z', dye.raniDeep) +
      drawBandhani(138, 560, 46, dye.marigoldLight, 3),
    face(skin, 300, 288, 108, 132),
    ear(skin, 190, 304) + ear(skin, 410, 304) + jhumka(186, 340) + jhumka(414, 340),
    path(
      'M190 292C176 170 240 118 300 116C372 118 424 170 410 292C402 240 380 206 306 164C260 206 206 232 190 292Z',
      ink,
    ),
    path('M300 116C304 132 306 148 306 164', 'none', { stroke: mix(ink, skin, 0.5), 'stroke-width': 5 }),
    features(skin, 300, 300, 1),
    circle(300, 246, 9, dye.rani),
    stroke('M262 372C276 398 324 398 338 372', '#8f1a3c', 9) +
      path('M264 374C280 396 320 396 336 374C316 380 284 380 264 374Z', '#fff6ea'),
    repeat(
      5,
      (index) =>
        circle(404 + index * 12, 164 + index * 27, 19, index % 2 ? dye.white : '#fbe9c9') +
        circle(404 + index * 12, 164 + index * 27, 6.6, dye.marigold),
    ),
    stroke('M306 164C306 186 304 200 300 214', dye.marigoldLight, 5) + circle(300, 218, 8, dye.marigoldLight),
  ].join('');
}

/** Arjun: a short beard, round glasses, an indigo kurta. */
export function drawArjun(): string {
  const skin = '#b57a4d';
  const hair = '#1f1220';
  return [
    background(dye.peacock, '#0d4655'),
    neck(skin),
    path('M52 620C66 520 140 480 236 466C258 520 342 520 364 466C460 480 534 520 548 620Z', dye.indigo),
    path(
      'M236 466C250 516 284 540 300 546C316 540 350 516 364 466L392 474C376 540 330 572 314 620H286C270 572 224 540 208 474Z',
      sunlit(dye.indigo, 0.16),
    ),
    rect(290, 552, 20, 70, dye.marigold) + [574, 602].map((y) => circle(300, y, 5, dye.indigo)).join(''),
    ellipse(300, 226, 116, 122, hair) + ear(skin, 186, 306) + ear(skin, 414, 306),
    face(skin, 300, 296, 112, 130),
    path(
      'M190 300C190 400 236 436 300 438C364 436 410 400 410 300C412 340 396 350 376 350C352 346 330 342 300 342C270 342 248 346 224 350C204 350 188 340 190 300Z',
      hair,
    ),
    path(
      'M258 366C276 352 324 352 342 366C338 384 322 392 300 392C278 392 262 384 258 366Z',
      mix(hair, skin, 0.18),
    ),
    path('M262 372C280 386 320 386 338 372C332 394 318 402 300 402C282 402 268 394 262 372Z', '#fff6ea') +
      stroke('M254 364C276 350 324 350 346 364', hair, 10),
    path(
      'M180 280C160 140 238 92 318 98C412 104 440 176 420 280C414 240 404 216 388 198C340 208 262 206 224 184C206 208 190 236 180 280Z',
      hair,
    ),
    path('M224 184C238 148 300 118 372 140C330 132 272 142 224 184Z', sunlit(hair, 0.14)),
    features(skin, 300, 292, 0),
    glasses(),
  ].join('');
}

/** The admin: grey hair drawn back, a teal sari, reading glasses. */
export function drawAdmin(): string {
  const skin = '#a86f45';
  const hair = '#6d5a68';
  return [
    background(dye.rani, dye.raniDeep),
    circle(300, 104, 62, hair) + circle(300, 100, 44, sunlit(hair, 0.12)),
    neck(skin),
    path('M60 620C74 520 150 476 240 464C262 500 340 500 362 464C452 476 524 520 540 620Z', dye.peacock),
    path('M60 620C74 520 150 476 240 464C244 520 300 580 380 620Z', dye.marigold) +
      path('M60 620C74 520 150 476 240 464L252 486C170 506 120 556 112 620Z', dye.turmeric) +
      drawBandhani(206, 568, 40, dye.rani, 3),
    ellipse(300, 230, 112, 112, hair) +
      ear(skin, 190, 304) +
      ear(skin, 410, 304) +
      circle(186, 336, 10, dye.marigoldLight) +
      circle(414, 336, 10, dye.marigoldLight),
    face(skin, 300, 288, 108, 130),
    path(
      'M188 296C172 168 236 110 300 110C364 110 428 168 412 296C404 236 376 190 300 168C224 190 196 236 188 296Z',
      hair,
    ),
    stroke('M300 112V168', mix(hair, dye.white, 0.5), 5),
    features(skin, 300, 298, 1),
    glasses(),
    circle(300, 240, 10, dye.rani),
    stroke('M264 376C282 392 318 392 336 376', '#7f1e35', 9),
  ].join('');
}

function background(ground: string, ring: string): string {
  const petals = repeat(20, (index) =>
    at(300, 300, path('M0-300C-26-276-26-244 0-222C26-244 26-276 0-300Z', ring), { turn: index * 18 }),
  );
  return (
    rect(0, 0, 600, 600, ground) +
    circle(300, 300, 292, mix(ground, ring, 0.35)) +
    petals +
    circle(300, 300, 216, sunlit(ground, 0.18))
  );
}

function neck(skin: string): string {
  return (
    path('M248 380H352V480C352 524 248 524 248 480Z', skin) +
    path('M248 392C272 430 328 430 352 392V430C328 456 272 456 248 424Z', shaded(skin, 0.24))
  );
}

function face(skin: string, x: number, y: number, halfWidth: number, halfHeight: number): string {
  const jaw = `M${x - halfWidth} ${y - 20}C${x - halfWidth} ${y + halfHeight * 0.6} ${x - halfWidth * 0.5} ${y + halfHeight} ${x} ${y + halfHeight + 4}C${x + halfWidth * 0.5} ${y + halfHeight} ${x + halfWidth} ${y + halfHeight * 0.6} ${x + halfWidth} ${y - 20}C${x + halfWidth} ${y - halfHeight} ${x - halfWidth} ${y - halfHeight} ${x - halfWidth} ${y - 20}Z`;
  return path(jaw, skin);
}

function ear(skin: string, x: number, y: number): string {
  return ellipse(x, y, 17, 27, shaded(skin, 0.08));
}

/** Draws brows, eyes, nose and cheeks, with lashes if `lashes` is 1. */
function features(skin: string, x: number, y: number, lashes: number): string {
  const brow = lashes ? 7 : 11;
  const eye = (side: number) => {
    const cx = x + side * 48;
    const lid = stroke(`M${cx - 20} ${y - 4}Q${cx} ${y - 22} ${cx + 20} ${y - 4}`, ink, lashes ? 7 : 6);
    const lash = lashes ? stroke(`M${cx + side * 20} ${y - 4}l${side * 9} -7`, ink, 5) : '';
    return (
      path(
        `M${cx - 19} ${y - 2}Q${cx} ${y - 20} ${cx + 19} ${y - 2}Q${cx} ${y + 9} ${cx - 19} ${y - 2}Z`,
        '#fff8ee',
      ) +
      circle(cx, y - 4, 9.4, '#3a1f1a') +
      circle(cx + 3, y - 7, 2.6, '#ffffff') +
      lid +
      lash +
      stroke(`M${cx - side * 24} ${y - 33}Q${cx + side * 4} ${y - 46} ${cx + side * 28} ${y - 30}`, ink, brow)
    );
  };
  const cheeks = [-1, 1].map((side) => ellipse(x + side * 66, y + 42, 22, 13, '#d9534f', { opacity: 0.2 }));
  return (
    cheeks.join('') +
    eye(-1) +
    eye(1) +
    stroke(
      `M${x + 2} ${y + 2}C${x + 6} ${y + 22} ${x + 18} ${y + 32} ${x + 6} ${y + 40}C${x - 2} ${y + 43} ${x - 8} ${y + 40} ${x - 10} ${y + 36}`,
      shaded(skin, 0.32),
      5,
    )
  );
}

function glasses(): string {
  const rim = { stroke: dye.marigold, 'stroke-width': 6 };
  return (
    circle(252, 290, 36, '#ffffff', { ...rim, 'fill-opacity': 0.12 }) +
    circle(348, 290, 36, '#ffffff', { ...rim, 'fill-opacity': 0.12 }) +
    stroke('M288 286Q300 278 312 286M216 284L192 278M384 284L408 278', dye.marigold, 6)
  );
}

function jhumka(x: number, y: number): string {
  return at(
    x,
    y,
    circle(0, 0, 7, dye.marigoldLight) +
      path('M-17 30C-17 8 17 8 17 30Z', dye.marigold) +
      repeat(5, (index) => circle(-14 + index * 7, 34, 3.6, dye.marigoldLight)),
  );
}
