import type { CampaignTemplate } from '#contract/campaign-lists.ts';

interface Draft {
  name: string;
  title: string;
  body: string;
}

/** The quick templates: what the form is filled with. */
const templates: Record<CampaignTemplate, Draft> = {
  new_deals: {
    name: 'New deals',
    title: 'New deals near you',
    body: 'Cafés and restaurants have new offers for two. See what is on this week.',
  },
  premium_features: {
    name: 'Premium features',
    title: 'More room for the two of you',
    body: 'Nudges, unlimited dates and memories, more deals each week: see what Premium adds.',
  },
  memory_reminder: {
    name: 'Memory reminder',
    title: 'Keep a memory of this week',
    body: 'One photo and two sentences are enough. Next year you will be glad of them.',
  },
  date_suggestion: {
    name: 'Date suggestion',
    title: 'An evening for two?',
    body: 'A walk, chai, an old film: plan a date for this week in a minute.',
  },
};

export const adminCampaignsText = {
  titleRequired: 'Title is required',
  bodyRequired: 'Message is required',
  typeInvalid: 'Choose all, premium, free or location',
  templateInvalid: 'Choose a template from the list',
  locationRequired: 'Choose a city from the list',
  flagInvalid: 'Say true or false',
  notRunning: 'This notification has been sent already',

  templates,
  quick: 'Quick templates',
  quickText: 'A template fills the form. Nothing is sent before you confirm it.',
  panel: 'Push notification',
  custom: 'Custom notification',
  fieldTitle: 'Title',
  fieldBody: 'Message',
  audience: 'Audience',
  audiences: { all: 'All members', premium: 'Premium members', free: 'Free members', location: 'One city' },
  location: 'City',
  chooseCity: 'Choose a city',
  premiumOnly: 'Premium members only',
  premiumOnlyHint: 'Narrows all members to those with Premium.',
  preview: 'On a phone',
  previewTime: 'now',
  previewTitle: 'Your title',
  previewBody: 'Your message',
  send: 'Send notification',
  failed: 'Failed to send notification',
  confirmTitle: (count: string) => `Send to ${count}?`,
  confirmText: (reachable: string) =>
    `Everyone addressed finds it behind the bell. ${reachable} of them let a browser notify them, and hear it at once. What is sent cannot be taken back.`,
  counting: 'Counting who is addressed…',
  nobody: 'Nobody is addressed by this choice',
  nobodyText: 'Choose another audience or city.',
  members: (count: string) => (count === '1' ? '1 member' : `${count} members`),
  sendNow: (count: string) => `Send to ${count}`,
  started: (count: string) => `On its way to ${count}`,

  running: 'On its way',
  progress: (told: string, sent: string) => `${told} of ${sent} told`,
  stop: 'Stop sending',
  stopTitle: 'Stop sending?',
  stopText: 'Whoever has it already keeps it; nobody else gets it.',
  stopped: 'Sending is stopped',

  figures: 'Statistics',
  totalSent: 'Total sent',
  totalSentHint: (count: string) => (count === '1' ? 'in 1 notification' : `in ${count} notifications`),
  delivered: 'Delivered',
  deliveredHint: 'Reached on a phone or computer',
  refused: 'Failed',
  refusedHint: 'Refused for good by the push service',
  rate: 'Delivery rate',
  rateHint: 'Delivered of all who were addressed',

  past: 'Sent notifications',
  campaigns: 'notifications',
  search: 'Search notifications',
  empty: 'Nothing was sent yet',
  emptyText: 'A notification that you send stands here, with how it reached the members.',
  sent: 'Addressed',
  waiting: 'Under way',
  when: 'Sent',
  by: 'By',
  state: 'State',
  states: { running: 'On its way', finished: 'Sent', stopped: 'Stopped' },
};
