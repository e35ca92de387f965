import type { Tithi } from './days.ts';

/**
 * The part of a day at which a tithi counts. A day is from sunrise to sunrise; its light has five parts (the fifth is
 * *sayahna*), and a muhurta is a fifteenth of the light or of the night.
 *
 * - `sunrise`, `threeMuhurtas` (of light after it) and `moonrise` are instants: the first day on which the tithi holds.
 * - `forenoon` (the first half of the light), `noon` (its third part), `afternoon` (the fourth), `dusk` (three muhurtas
 *   from sunset, pradosh) and `midnight` (the eighth muhurta of the night, nishita) are spans: the day with most of it.
 */
export type Moment = 'sunrise' | 'threeMuhurtas' | 'forenoon' | 'noon' | 'afternoon' | 'dusk' | 'midnight' | 'moonrise';

/**
 * Exceptions that move a festival to the next day.
 *
 * - `bhadra`: the first half of Poonam (Bhadra) lasts past midnight, and Poonam into the last fifth of the next day's
 *   light. The published lists of 2020 to 2030 have the fire in the next evening then.
 * - `shravana`: the tithi holds in a part of the afternoon alone, and the next day has it for three muhurtas and the
 *   moon in Shravana in its afternoon, the first not.
 */
export type Shift = 'bhadra' | 'shravana';

/** A festival of a tithi in the regular month. */
export interface TithiRule extends Tithi {
  moment: Moment;
  /** The moment by which other almanacs go. If it gives another day, a screen says so. */
  otherMoment?: Moment;
  shift?: Shift;
  source: string;
}

const DRIK = 'drikpanchang.com';
const GUJARAT = 'Government of Gujarat, list of public holidays';
const SINDHU = 'Dharmasindhu';

/** The rules of festivals by tithi. */
export const TITHI_RULES = {
  vasantPanchami: sud(4, 5, 'sunrise', `${GUJARAT} (optional)`, 'forenoon'),
  mahaShivratri: vad(4, 14, 'midnight', `${SINDHU}: nishita`, 'sunrise'),
  holi: { ...sud(5, 15, 'dusk', `${SINDHU}: pradosh without Bhadra; ${DRIK}`), shift: 'bhadra' },
  gudiPadvo: sud(6, 1, 'sunrise', GUJARAT),
  chetiChand: sud(6, 2, 'dusk', `${DRIK}: the moon seen after sunset`, 'sunrise'),
  ramNavami: sud(6, 9, 'noon', `${SINDHU}: madhyahna; ${GUJARAT}`, 'sunrise'),
  akshayaTritiya: sud(7, 3, 'forenoon', `${SINDHU}: purvahna; ${DRIK}`, 'sunrise'),
  rathYatra: sud(9, 2, 'sunrise', `${GUJARAT}; Jagannath temple of Ahmedabad`),
  rakshaBandhan: sud(10, 15, 'threeMuhurtas', `${SINDHU}: after Bhadra; ${GUJARAT}`, 'sunrise'),
  janmashtami: vad(10, 8, 'sunrise', GUJARAT, 'midnight'),
  ganeshChaturthi: sud(11, 4, 'noon', `${SINDHU}: madhyahna; ${GUJARAT}`, 'sunrise'),
  dussehra: {
    ...sud(12, 10, 'afternoon', `${SINDHU}: aparahna, Shravana; ${GUJARAT}`, 'sunrise'),
    shift: 'shravana',
  },
  sharadPoonam: sud(12, 15, 'midnight', `${DRIK}: nishita`, 'sunrise'),
  karvaChauth: vad(12, 4, 'moonrise', `${DRIK}: moonrise`, 'sunrise'),
  dhanteras: vad(12, 13, 'dusk', `${DRIK}: pradosh`, 'sunrise'),
  kaliChaudas: vad(12, 14, 'midnight', `${DRIK}: nishita`, 'sunrise'),
  diwali: vad(12, 15, 'dusk', `${SINDHU}: pradosh; ${GUJARAT}`, 'sunrise'),
  bestuVaras: sud(1, 1, 'sunrise', GUJARAT),
  bhaiBeej: sud(1, 2, 'sunrise', GUJARAT, 'afternoon'),
  devDiwali: sud(1, 15, 'dusk', `${DRIK}: pradosh`, 'sunrise'),
} as const satisfies Record<string, TithiRule>;

/** Festivals on the same calendar date each year, `MM-DD`. Uttarayan is on it whenever the sun enters Makara. */
export const FIXED_RULES = {
  uttarayan: { monthDay: '01-14', source: GUJARAT },
  christmas: { monthDay: '12-25', source: GUJARAT },
} as const;

/**
 * Festivals of the Islamic calendar. `lunation` is the remainder by 12 of the lunation's number (0 is Shawwal), `day`
 * the day of its month, which begins after the first sunset at which the moon is 12 degrees from the sun.
 */
export const CRESCENT_RULES = {
  eidAlFitr: { lunation: 0, day: 1, source: 'Surya Siddhanta, chapter 9: the moon is seen from 12° on' },
  eidAlAdha: { lunation: 2, day: 10, source: 'Surya Siddhanta, chapter 9: the moon is seen from 12° on' },
} as const;

/** The Shahenshahi calendar has 365 days in each year, so its new year moves back a day in each leap year. */
export const PARSI_RULE = { firstKnown: '2020-08-16', yearDays: 365, source: GUJARAT } as const;

/** Navratri lasts from Aso sud 1 at sunrise to the evening before Dussehra, and eight nights at least: eight to ten. */
export const NAVRATRI_RULE = sud(12, 1, 'sunrise', `${GUJARAT}; ${DRIK}`);

/** Key of a festival: one with a rule of its own, or one that follows another's. */
export type FestivalKey =
  | keyof typeof TITHI_RULES
  | keyof typeof FIXED_RULES
  | keyof typeof CRESCENT_RULES
  | 'dhuleti'
  | 'navratri'
  | 'parsiNewYear';

function sud(month: number, tithi: number, moment: Moment, source: string, otherMoment?: Moment): TithiRule {
  return { month, paksha: 'sud', tithi, moment, source, ...(otherMoment && { otherMoment }) };
}

function vad(month: number, tithi: number, moment: Moment, source: string, otherMoment?: Moment): TithiRule {
  return { month, paksha: 'vad', tithi, moment, source, ...(otherMoment && { otherMoment }) };
}
