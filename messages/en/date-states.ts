/** A partner whose name is unknown. */
const partner = 'Your partner';

/** State and time of a date on its card. Home loads them with its first screen. */
export const dateStatesText = {
  suggestedByYou: (moment: string) => `You suggested ${moment} instead`,
  partnerAnswer: {
    pending: (name: string | null) => `Waiting for ${name ?? 'your partner'}`,
    accepted: (name: string | null) => `${name ?? partner} accepted`,
    maybe: (name: string | null) => `${name ?? partner} said maybe`,
    rejected: (name: string | null) => `${name ?? partner} declined`,
  },
  ownAnswer: { accepted: 'You accepted', maybe: 'You said maybe', rejected: 'You declined' },
  asks: (name: string | null) => `${name ?? partner} asks you`,
  onlyYou: 'Only you so far',
  tonight: 'Tonight',
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** A full hour without its minutes: '7 pm'. */
  time: (time: string) => time.replace(':00', ''),
} as const;
