import { campaignTemplates as english } from '#messages/en/campaign-templates.ts';
import { campaignTemplates as gujarati } from '#messages/gu/campaign-templates.ts';
import { campaignTemplates as hindi } from '#messages/hi/campaign-templates.ts';

type Template = keyof typeof english;

/** Returns a quick template, which fills the form in each language that members read. */
const templateOf = (template: Template, name: string) => ({
  name,
  ...english[template],
  translations: { gu: gujarati[template], hi: hindi[template] },
});

const templates = {
  new_deals: templateOf('new_deals', 'New deals'),
  premium_features: templateOf('premium_features', 'Premium features'),
  memory_reminder: templateOf('memory_reminder', 'Memory reminder'),
  date_suggestion: templateOf('date_suggestion', 'Date suggestion'),
};

export const adminCampaignsText = {
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
  stopText: 'Members who have it already keep it; no one else gets it.',
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
  emptyText: 'A notification that you send appears here, with how it reached the members.',
  sent: 'Addressed',
  waiting: 'Under way',
  when: 'Sent',
  by: 'By',
  state: 'State',
  states: { running: 'On its way', finished: 'Sent', stopped: 'Stopped' },
};
