import { brand } from '#contract/brand.ts';

export const waitlistMailText = {
  subject: `You are on the ${brand.name} waitlist`,
  heading: (first: string, second: string) => `Welcome, ${first} and ${second}`,
  pilotLine: (city: string) =>
    `Your place for ${city} is noted. The pilot begins with 100 couples in Gujarat, and premium is free while it lasts.`,
  expansionLine: (city: string) =>
    `Your place for ${city} is noted. We open one city after the other once the pilot in Gujarat has found its feet.`,
  nextPilot: 'We write to you within 48 hours to tell you how it goes on.',
  nextExpansion: 'We write to you as soon as your city is next.',
  erase: (supportEmail: string) =>
    `If this was not you, or you would like to be taken off the list, write to ${supportEmail} and we delete what you entered.`,
  footer: 'Sent because this address was entered on the waitlist.',
};
