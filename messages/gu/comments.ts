import type { Catalogue } from '#messages/catalogue.ts';
import type { commentsText as english } from '../en/comments.ts';
import { agent } from './agent.ts';

export const commentsText: Catalogue<typeof english> = {
  emojiInvalid: 'છમાંથી એક ઇમોજી પસંદ કરો, અથવા એકેય નહીં',
  textRequired: 'તમારી કમેન્ટ લખો',
  onlyWriter: 'કમેન્ટ જેણે લખી હોય એ જ ડિલીટ કરી શકે',
  commented: (firstName) => `${agent(firstName)} કમેન્ટ લખી`,
  commentOn: (title, words) => `${title}: ${words}`,
  reacted: (firstName, emoji) => `${agent(firstName)} ${emoji} મોકલ્યું`,
  several: (firstName) => `${agent(firstName)} કમેન્ટ અને રિએક્શન મોકલ્યાં`,
  severalMessage: (figure, count) => (count === 1 ? 'એક નવી કમેન્ટ કે રિએક્શન' : `${figure} નવી કમેન્ટ અને રિએક્શન`),
};
