import type { Tithi } from '#domain/panchang/facts.ts';

/** Months from Kartak on. */
const months = [
  'Kartak',
  'Magshar',
  'Posh',
  'Maha',
  'Fagan',
  'Chaitra',
  'Vaishakh',
  'Jeth',
  'Ashadh',
  'Shravan',
  'Bhadarvo',
  'Aso',
] as const;

/** Names of the fifteenth tithi of each half: full moon and new moon. */
const moons = { sud: 'Poonam', vad: 'Amas' } as const;

/** Names a tithi within its month: 'sud 11', 'vad Amas'. */
function nameInMonth({ paksha, tithi }: Tithi): string {
  return `${paksha} ${tithi < 15 ? tithi : moons[paksha]}`;
}

export const panchangText = {
  nameTithi: (tithi: Tithi, isAdhika: boolean) => {
    const inMonth = `${months[tithi.month - 1] ?? ''} ${nameInMonth(tithi)}`;
    return isAdhika ? `Adhik ${inMonth}` : inMonth;
  },
  /** A cell of the month has room for one word: 'sud 11', 'Amas'. */
  nameInCell: (tithi: Tithi) => (tithi.tithi < 15 ? nameInMonth(tithi) : moons[tithi.paksha]),
  otherTithi: (tithi: string) => `That day is ${tithi}. Please choose that tithi or another day.`,
  festivals: {
    uttarayan: 'Uttarayan',
    vasantPanchami: 'Vasant Panchami',
    mahaShivratri: 'Maha Shivratri',
    holi: 'Holi',
    dhuleti: 'Dhuleti',
    gudiPadvo: 'Gudi Padvo',
    chetiChand: 'Cheti Chand',
    ramNavami: 'Ram Navami',
    akshayaTritiya: 'Akshaya Tritiya',
    rathYatra: 'Rath Yatra',
    rakshaBandhan: 'Raksha Bandhan',
    janmashtami: 'Janmashtami',
    ganeshChaturthi: 'Ganesh Chaturthi',
    navratri: 'Navratri',
    dussehra: 'Dussehra',
    sharadPoonam: 'Sharad Poonam',
    karvaChauth: 'Karva Chauth',
    dhanteras: 'Dhanteras',
    kaliChaudas: 'Kali Chaudas',
    diwali: 'Diwali',
    bestuVaras: 'Bestu Varas',
    bhaiBeej: 'Bhai Beej',
    devDiwali: 'Dev Diwali',
    eidAlFitr: 'Eid al-Fitr',
    eidAlAdha: 'Eid al-Adha',
    parsiNewYear: 'Parsi New Year',
    christmas: 'Christmas',
  },
} as const;

export const panchangScreensText = {
  title: 'Tithi and Festivals',
  show: 'Show tithi and festivals',
  showHint: 'In the calendar, on your dates and in important dates. Your partner chooses for themselves.',
  city: 'City',
  cityHint: 'Its sunrise decides the tithi of a day. Another city moves your important dates by tithi too.',
  festivals: 'Festivals',
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  mayDiffer: 'may differ by a day',
  loading: 'Loading your choice…',
  failedTitle: 'Your choice did not load',
  failedText: 'Nothing is lost. Please try again.',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'That was not saved',

  explain: (city: string, sunrise: string) =>
    `A tithi is a thirtieth of the moon’s way from one new moon to the next. A day has the tithi of its sunrise, which is at ${sunrise} in ${city}.`,
  samvat: (year: number) => `Vikram Samvat ${year}`,
  plan: (festival: string) => `Plan ${festival}`,
  planNights: (count: number) => `Plan the ${count} nights of Navratri`,
  // How we choose between almanacs, and the day of the others.
  otherDay: {
    sunrise: (day: string) => `We go by the tithi at sunrise; some almanacs have it on ${day}.`,
    threeMuhurtas: (day: string) => `We go by the tithi of the early morning; some almanacs have it on ${day}.`,
    forenoon: (day: string) => `We go by the tithi of the forenoon; some almanacs have it on ${day}.`,
    noon: (day: string) => `We go by the tithi at noon; some almanacs have it on ${day}.`,
    afternoon: (day: string) => `We go by the tithi of the afternoon; some almanacs have it on ${day}.`,
    dusk: (day: string) => `We go by the tithi after sunset; some almanacs have it on ${day}.`,
    midnight: (day: string) => `We go by the tithi at midnight; some almanacs have it on ${day}.`,
    moonrise: (day: string) => `We go by the tithi at moonrise; some almanacs have it on ${day}.`,
    // A day later than the tithi alone would have it.
    bhadra: (day: string) => `The fire of Holi waits until Bhadra is over; some almanacs have it on ${day}.`,
    shravana: (day: string) => `We go by the moon in Shravana; some almanacs have it on ${day}.`,
  },
  sighted: 'By the sight of the moon it may differ by a day.',

  repeatsBy: 'Repeats by',
  byDate: 'The date',
  byTithi: (tithi: string | null) => (tithi === null ? 'The tithi' : `The tithi: ${tithi}`),
  byTithiHint: (city: string) => `On the day that has it at sunrise in ${city}.`,

  wedding: 'Our wedding by tithi',
  weddingText: (tithi: string, day: string) => `${tithi}, next on ${day}`,
  weddingAdd: 'Add',
} as const;
