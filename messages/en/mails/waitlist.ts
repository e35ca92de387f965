import { brand } from '#messages/brand.ts';
import { nameCity } from '#messages/city-name.ts';
import { citiesText } from '../cities.ts';

export const waitlistMailText = {
  subject: `You are on the ${brand.name} waitlist`,
  heading: (first: string, second: string) => `Welcome, ${first} and ${second}`,
  pilotLine: (city: string) =>
    `Your place for ${nameCity(citiesText, city)} is noted. The pilot begins with 100 couples in Gujarat, and premium is free while it lasts.`,
  expansionLine: (city: string) =>
    `Your place for ${nameCity(citiesText, city)} is noted. We will open one city after the other once the pilot in Gujarat has found its feet.`,
  nextPilot: 'We will email you within 48 hours to tell you what comes next.',
  nextExpansion: 'We will email you as soon as your city is next.',
  erase: (supportEmail: string) =>
    `If this was not you, or you would like to be taken off the list, email ${supportEmail}, and we will delete what you entered.`,
  pilotSubject: `Your place in the ${brand.name} pilot`,
  pilotHeading: (first: string, second: string) => `You are in, ${first} and ${second}`,
  pilotChosen: (city: string, days: number) =>
    `You are one of the couples who begin with us in ${nameCity(citiesText, city)}. Premium is free for both of you for ${days === 365 ? 'a year' : `${days} days`}, without a card or a payment.`,
  pilotBoth: (second: string) =>
    `Register with this link, and send it to ${second}: it is good for the two of you.`,
  pilotLinkDays: (days: number) => `The link can be used for ${days} days.`,
  pilotRegister: 'Register with Premium',
  footer: 'Sent because this address was entered on the waitlist.',
};
