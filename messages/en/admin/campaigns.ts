/** The quick templates that fill the form, in each language that members read. */
const templates = {
  new_deals: {
    name: 'New deals',
    title: 'New deals near you',
    body: 'Cafés and restaurants have new offers for two. See what is on this week.',
    translations: {
      gu: {
        title: 'તમારી નજીક નવી ઑફર્સ',
        body: 'કાફે અને રેસ્ટોરન્ટમાં બે જણ માટે નવું આવ્યું છે. આ અઠવાડિયે શું છે તે જુઓ.',
      },
      hi: {
        title: 'आपके आसपास नए ऑफ़र',
        body: 'कैफ़े और रेस्टोरेंट में दो लोगों के लिए कुछ नया आया है। देखिए इस हफ़्ते क्या है।',
      },
    },
  },
  premium_features: {
    name: 'Premium features',
    title: 'More room for the two of you',
    body: 'Nudges, unlimited dates and memories, more deals each week: see what Premium adds.',
    translations: {
      gu: {
        title: 'તમારા બંને માટે વધુ મોકળાશ',
        body: 'ટહુકા, અમર્યાદિત ડેટ્સ અને યાદો, દર અઠવાડિયે વધુ ઑફર્સ: પ્રીમિયમમાં શું મળે છે તે જુઓ.',
      },
      hi: {
        title: 'आप दोनों के लिए और जगह',
        body: 'इशारे, जितनी चाहें उतनी डेट्स और यादें, हर हफ़्ते ज़्यादा ऑफ़र: देखिए प्रीमियम में क्या मिलता है।',
      },
    },
  },
  memory_reminder: {
    name: 'Memory reminder',
    title: 'Keep a memory of this week',
    body: 'One photo and two sentences are enough. Next year you will be glad of them.',
    translations: {
      gu: {
        title: 'આ અઠવાડિયાની એક યાદ સાચવો',
        body: 'એક ફોટો અને બે વાક્ય પૂરતાં છે. આવતા વર્ષે જોઈને ગમશે.',
      },
      hi: {
        title: 'इस हफ़्ते की एक याद सहेजिए',
        body: 'एक फ़ोटो और दो वाक्य काफ़ी हैं। अगले साल देखकर अच्छा लगेगा।',
      },
    },
  },
  date_suggestion: {
    name: 'Date suggestion',
    title: 'An evening for two?',
    body: 'A walk, chai, an old film: plan a date for this week in a minute.',
    translations: {
      gu: {
        title: 'એક સાંજ બે જણની?',
        body: 'ફરવા જવું, ચા, જૂની ફિલ્મ: આ અઠવાડિયાની ડેટ એક મિનિટમાં ગોઠવો.',
      },
      hi: {
        title: 'एक शाम, बस दोनों की?',
        body: 'टहलना, चाय, कोई पुरानी फ़िल्म: इस हफ़्ते की डेट एक मिनट में तय कीजिए।',
      },
    },
  },
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
