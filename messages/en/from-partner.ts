import { isolated } from '../isolated.ts';

/** The card of what comes from the partner, and the slip above other screens. */
export const fromPartnerText = {
  title: (name: string) => `From ${isolated(name)}`,
  more: (count: number) => (count === 1 ? '1 more is waiting' : `${count} more are waiting`),
  later: 'Later',
  dismiss: 'Dismiss',
  heartLabel: '♥ Send a heart',
  reply: 'Reply',
  open: 'Open',
  answer: 'Answer',
  answered: (name: string) => `${isolated(name)} has answered today’s question`,
  answeredText: 'Answer too, and you both see what the other wrote.',
  opened: (name: string) => `${isolated(name)} has answered too`,
  question: 'Question of the day',
  reacted: (name: string, emoji: string) => `${isolated(name)} reacted with ${emoji}`,
  commented: (name: string) => `${isolated(name)} wrote a comment`,
  photos: (name: string, count: number) =>
    count === 1 ? `${isolated(name)} added a photo` : `${isolated(name)} added ${count} photos`,
  given: (name: string) => `${isolated(name)} gave you something to do`,
  asks: (name: string) => `${isolated(name)} asks you`,
  suggests: (name: string) => `${isolated(name)} suggests another time`,
  slip: 'Just in',
  failed: 'Not marked as seen',
  pending: 'News on Home',
} as const;
