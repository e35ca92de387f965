import { brand } from '#domain/kernel/brand.ts';
import type { LegalDocument } from './legal.ts';

export const termsText: LegalDocument = {
  title: 'Terms',
  description: `The terms of using ${brand.name}, in plain language: who may use it, what belongs to whom, what premium costs and how it ends.`,
  headline: 'The terms, in plain words',
  lead: `What you may expect of ${brand.name}, and what we expect of you. You accept these terms when you create an account.`,
  asOf: 'As of November 2026',
  sections: [
    {
      id: 'who',
      title: 'Who may use it',
      paragraphs: [
        `${brand.name} is for people of 18 years or older. An account belongs to one person; two accounts form a couple when one of you invites the other by a code.`,
        'Give your own name and an address that you read. Keep your password to yourself. What is done with your account counts as done by you, unless you tell us that somebody else uses it.',
      ],
    },
    {
      id: 'yours',
      title: 'What belongs to whom',
      paragraphs: [
        'What you write and upload stays yours. You allow us to store it and to show it to you and your partner, which is all that the app needs; nothing else follows from it.',
        'What you record for both (dates, memories, expenses, savings goals, milestones) belongs to the couple. When one of you leaves the couple or deletes the account, it stays with the other; the one who leaves can download it first. Your notes, important dates, coins and messages are your own.',
        'Upload only what you may upload, and nothing that hurts or exposes somebody else. We remove what breaks the law, and can close accounts that are used for it.',
      ],
    },
    {
      id: 'premium',
      title: 'Free and Premium',
      paragraphs: [
        'The app can be used for free, with a limit on dates and memories in each month. Premium lifts the limits and adds what the benefits page lists, for the price shown there and in the checkout.',
        'You pay once for a year. A payment by UPI counts when we have confirmed it; saying that you have paid does not start Premium. Nothing is taken from your account again without you.',
        'You can cancel at any time in the app. Premium then stays until the end of the year that you paid for. During the pilot Premium is free for the couples who take part.',
      ],
    },
    {
      id: 'coins',
      title: 'Coins, gift cards and deals',
      paragraphs: [
        'Coins come from the daily check-in and from milestones. They are no money: they cannot be bought, paid out or given to somebody else.',
        'Coins buy gift cards while there are any. A redemption cannot be undone; the card reaches you within 24 hours by email. If we cannot deliver it, your coins come back. The brand’s own rules apply to its use.',
        'Deals are offered by partner places, within their dates and numbers: once a week each for free members, up to three times for premium members. What happens at the place is between you and them.',
      ],
    },
    {
      id: 'experiences',
      title: 'Experiences',
      paragraphs: [
        'Experiences are arranged with hosts. Each says what is included, when and where. If one cannot take place, we tell those who booked as soon as we know.',
      ],
    },
    {
      id: 'service',
      title: 'What we promise, and what we cannot',
      paragraphs: [
        'We run the app with care, keep your records safe as the privacy notice describes, and answer when you write to us. We cannot promise that it is never interrupted, nor that a pilot has no faults.',
        'Keep a copy of what you must not lose: you can download your records from the profile. Rights that the law gives you as a consumer are untouched by anything here.',
      ],
    },
    {
      id: 'end',
      title: 'Ending and changes',
      paragraphs: [
        'You can delete your account in the profile at any time; it is gone at once. We may close an account that breaks these terms, and say why.',
        'When these terms change in something that matters, we tell you by email before it does. Indian law applies.',
      ],
    },
  ],
};
