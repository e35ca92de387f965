import { faultsOf } from '#domain/kernel/fault.ts';

/** Maximum number of days that one call reads. */
export const PANCHANG_MAX_DAYS = 62;

export const PAKSHAS = ['sud', 'vad'] as const;

/** A tithi of a month; 15 is Poonam in sud and Amas in vad, month 1 is Kartak. */
export interface Tithi {
  month: number;
  paksha: (typeof PAKSHAS)[number];
  tithi: number;
}

/** Keys of the festivals in the order in which they are listed: by the year, then those of other communities. */
export const FESTIVALS = [
  'uttarayan',
  'vasantPanchami',
  'mahaShivratri',
  'holi',
  'dhuleti',
  'gudiPadvo',
  'chetiChand',
  'ramNavami',
  'akshayaTritiya',
  'rathYatra',
  'rakshaBandhan',
  'janmashtami',
  'ganeshChaturthi',
  'navratri',
  'dussehra',
  'sharadPoonam',
  'karvaChauth',
  'dhanteras',
  'kaliChaudas',
  'diwali',
  'bestuVaras',
  'bhaiBeej',
  'devDiwali',
  'eidAlFitr',
  'eidAlAdha',
  'parsiNewYear',
  'christmas',
] as const;
export type Festival = (typeof FESTIVALS)[number];

/** Festivals by the sight of the moon, which may differ by a day. */
export const SIGHTED_FESTIVALS: readonly Festival[] = ['eidAlFitr', 'eidAlAdha'];

/** Years of which the days of festivals are computed. */
export const FESTIVAL_YEARS = { min: 2000, max: 2100 } as const;

export interface PanchangFaults {
  choiceInvalid: [];
  cityInvalid: [];
  festivalInvalid: [];
  festivalsInvalid: [];
  tithiInvalid: [];
  yearInvalid: [min: number, max: number];
}
export const panchangFault = faultsOf<PanchangFaults>('panchang');
