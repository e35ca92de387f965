export const questionTopicsText = {
  title: 'What we ask about',
  text: 'Questions on a topic that is off do not come. This is for both of you.',
  topics: {
    apart: 'Living apart',
    inLaws: 'Your partner’s family',
    elders: 'Living with parents',
    children: 'Your children',
    wedding: 'Planning your wedding',
  },
  isOn: 'On',
  isOff: 'Off',
  notForUs: 'Not for us',
  off: 'No more about this',
  offText: 'You can switch the topic on again below.',
  failed: 'The topics were not changed',
} as const;
