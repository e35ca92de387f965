export const nudgesText = {
  needsPartner: 'You can nudge your partner once they have joined you',
  onlyReceiver: 'Only the partner who received this nudge can answer it',
};

export const nudgeScreensText = {
  title: 'Nudges',
  lead: 'A few words at the right moment.',
  loading: 'Loading your nudges…',
  failedTitle: 'Your nudges could not be loaded',
  failedText: 'Please check your connection and try again.',

  gateTitle: 'Nudges are a premium feature',
  gateText:
    'Send each other a few words that arrive at once, on the phone too: gentle, sweet, playful, or as a reminder.',
  upgrade: 'Upgrade to Premium',
  back: 'Go Back',

  open: 'Send a Sweet Nudge',
  type: 'Kind of nudge',
  message: 'Message',
  messageExample: 'Thinking of you. Chai at seven?',
  suggestions: 'Suggestions',
  suggested: {
    gentle: ['Take it slow today', 'I am here if you need me', 'Proud of you'],
    sweet: ['Thinking of you', 'Miss you', 'You made my day'],
    playful: ['Race you to the last samosa', 'Dance in the kitchen tonight?', 'Movie tonight, my pick?'],
    reminder: ['Call me when you are free', 'Drink some water', 'Home by eight?'],
  },
  send: 'Send Nudge',
  sent: 'Nudge sent!',
  sentText: 'Your partner will receive a notification',
  sendFailed: 'Failed to send nudge',
  markFailed: 'Not marked as read',
  alone: 'You can nudge your partner once they have joined you.',
  invite: 'Invite your partner',

  received: 'For You',
  sendHeart: 'Send a heart',
  heartSent: 'Heart sent',
  heartFailed: 'Your heart was not sent',
  heartGiven: 'You sent a heart',
  heartReceived: 'A heart for you',

  recent: 'Recent Nudges',
  emptyTitle: 'No nudges yet',
  emptyText: 'What you send each other appears here.',
  toPartner: 'To your partner',
  from: (name: string | null) => `From ${name ?? 'your partner'}`,
  toFormer: 'To a former partner',
  fromFormer: 'From a former partner',
  markAsRead: 'Mark as Read',
  read: 'Read',
  delivered: 'Delivered',
  types: { gentle: 'Gentle', sweet: 'Sweet', playful: 'Playful', reminder: 'Reminder' },
  emoji: { gentle: '🌸', sweet: '💕', playful: '😄', reminder: '⏰' },
} as const;
