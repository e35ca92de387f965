import { brand } from '#domain/kernel/brand.ts';
import type { LegalDocument } from './legal.ts';

export const privacyText: LegalDocument = {
  title: 'Privacy notice',
  description: `What ${brand.name} stores about you, why and for how long, who sees it, and how to download it or have it erased. By India’s Digital Personal Data Protection Act, 2023.`,
  headline: 'What we know about you',
  lead: 'As little as the app needs, for as long as it needs it. This notice says what is stored, why, for how long, and what you can do about it.',
  asOf: 'As of November 2026',
  sections: [
    {
      id: 'what',
      title: 'What is stored, and why',
      list: [
        {
          term: 'Your account',
          text: 'Name, email address, when you registered and accepted the terms; your birthday, city, UPI ID and picture if you add them; only your partner sees the UPI ID, to pay you. To know you, and to email you. Your password is kept as an Argon2id hash, which nobody can read back. If you set them up: the public part of your passkeys, the encrypted key of your authenticator app, and hashes of your recovery codes.',
        },
        {
          term: 'What you two record',
          text: 'Dates, memories with their photos, expenses and how you split and settle them, savings goals, notes, important dates, nudges, milestones and coins. To show them to you. Photos are stored without the place and the device that a camera writes into them.',
        },
        {
          term: 'Premium, gift cards and deals',
          text: 'What was ordered, redeemed and paid, with amount, reference and state, and what you tell us so that we help you with a date, a gift or a plan. To fulfil it. Card and bank details never reach us: you pay in your UPI app or on the page of a payment provider.',
        },
        {
          term: 'Your devices',
          text: 'For each sign-in the name of the browser and when it was last used, so that you can end it; the address that your browser gives us for notifications, if you allow them.',
        },
        {
          term: 'The waitlist and the contact form',
          text: 'What you enter there: names, email address, phone number, city and words. To invite you or to answer you.',
        },
        {
          term: 'Your network address',
          text: 'Counted for some minutes, a day at most, where somebody could try out passwords or flood a form. A log of sign-ins, refused requests and reached limits keeps hashes of the address and the account, never the address itself or anything that you wrote. We keep no record of the pages that you visit.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      paragraphs: [
        'Four cookies, all ours and all needed: one keeps you signed in, for 30 days without a visit and 90 days at most; one only says that somebody is signed in here, so that the right page is drawn first; one remembers, for 400 days, that you have signed in on this device, so that strangers who guess at your password cannot lock you out here; and one, for ten minutes, ties a code for a new password to the browser that asked for it. There are no others, and no tracker, so there is no banner to click away.',
        'Your browser also keeps the theme you chose, whether you have answered one of our suggestions, such as to install the app, what you typed into a form until it is sent, and a copy of the screens you saw, so that the app opens without a network. Signing out removes what is yours.',
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      list: [
        {
          term: 'Your partner',
          text: 'What you record for both, and the notes and dates that you share. Never what you keep private.',
        },
        {
          term: 'Our admins',
          text: 'Names, addresses, pictures, counts and sums, orders, the waitlist and what you write to us: messages, wishes and concierge requests. Nothing that the two of you wrote or uploaded for each other. What an admin changes is written to a log.',
        },
        {
          term: 'Companies that work for us',
          text: 'The computers that the app runs on, the email service that delivers our emails, the maker of your browser for notifications (encrypted, and without the words of your notes), and the payment provider if you pay there.',
        },
        {
          term: 'Nobody else',
          text: 'We sell nothing of it, and no advertiser or analyst gets any. A partner place sees the code that you show it.',
        },
      ],
    },
    {
      id: 'long',
      title: 'How long it is kept',
      list: [
        {
          term: 'Your account and your own records',
          text: 'Until you delete them or the account. Then they are gone at once, their files within a day.',
        },
        {
          term: 'Shared records',
          text: 'As long as one of you is there. They are deleted with the last account of the couple.',
        },
        {
          term: 'Payments',
          text: 'Amount, reference and day stay for our books, without a link to you once your account is gone.',
        },
        { term: 'Codes by email', text: '10 minutes.' },
        { term: 'Waitlist', text: 'Two years, or until you ask us to delete your entry.' },
        { term: 'Messages to us', text: 'One year after the answer, or until you ask.' },
        { term: 'The log of admins’ changes', text: 'Two years.' },
        { term: 'The log of sign-ins and refusals', text: '180 days, as hashes.' },
        {
          term: 'Backups',
          text: 'What you delete is gone from the app at once, and from our encrypted backups when they are replaced, after 30 days at most.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'We process this with your consent, given when you register or send a form, under India’s Digital Personal Data Protection Act, 2023. You can withdraw it at any time; it is as easy as giving it was.',
      ],
      list: [
        { term: 'To know and to download', text: 'The profile downloads your records as files.' },
        { term: 'To correct', text: 'Everything you entered can be changed in the app.' },
        {
          term: 'To erase',
          text: 'The profile deletes your account. For the waitlist or a message to us, email us.',
        },
        {
          term: 'To complain',
          text: 'Email our grievance officer, who is named below; you get an answer within 24 hours. If that does not help, you can turn to the Data Protection Board of India.',
        },
        { term: 'To name somebody', text: 'Tell us who may use these rights for you if you no longer can.' },
      ],
    },
    {
      id: 'safe',
      title: 'How it is protected',
      paragraphs: [
        'What one couple records is kept apart from every other couple’s by the way the app reads its database. Sessions can be ended from the profile, a changed password ends the others, and a passkey or an authenticator app keeps the account yours even if somebody learns the password. Our admins must use one of the two. If your data ever reaches the wrong people, we tell you and the Board.',
        `${brand.name} is for adults. We do not knowingly keep anything about people under 18; tell us if we do.`,
      ],
    },
  ],
};
