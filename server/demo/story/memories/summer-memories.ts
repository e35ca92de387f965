import type { KeptMemory } from '../shapes.ts';

/** Memories from March to early June. */
export const summerMemories: readonly KeptMemory[] = [
  {
    when: { feast: 'holi' },
    title: 'Dhuleti, no colour spared',
    description: 'The white kurtas were a mistake and will be framed.',
    tags: ['holi', 'family'],
    picture: { scene: 'holi', hour: 'day', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { feast: 'holi', back: 2 },
    title: 'First Dhuleti with his cousins',
    description: 'Fourteen of them and one garden hose. I was welcomed.',
    tags: ['holi', 'family', 'anand'],
    picture: { scene: 'holi', hour: 'dawn', shape: 'tall', seed: 7 },
    by: 'riya',
  },
  {
    when: { day: '03-16', on: 7 },
    title: 'Adalaj, five storeys down',
    description:
      'Outside it was thirty-six degrees, at the water it was another season. You read on the steps for two hours and did not turn a page. I have the drawing to prove it.',
    tags: ['stepwell', 'drawing'],
    picture: { scene: 'stepwell', hour: 'day', shape: 'tall', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '03-29', back: 2, on: 7 },
    title: 'The red cloth in Polo forest',
    description:
      'Thepla, chundo, oranges, a river up to the knees. A monkey has the other half of the thepla.',
    tags: ['picnic', 'forest'],
    picture: { scene: 'picnic', hour: 'day', shape: 'wide', seed: 1 },
    isDateNight: true,
    by: 'arjun',
  },
  {
    when: { day: '04-05' },
    title: 'Six in the morning, train to Mumbai',
    description:
      'Two window seats, two teas, one packet of sukhdi from Mummy that was to last until Borivali. It lasted until Nadiad.',
    tags: ['train', 'travel', 'mumbai'],
    picture: { scene: 'train-window', hour: 'dawn', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '04-06' },
    title: 'Marine Drive with Parth',
    description:
      'Your little brother talked about his band for three hours. Then he paid for the bhel, so I forgive him.',
    tags: ['mumbai', 'family'],
    by: 'riya',
  },
  {
    when: { day: '04-20', back: 2, on: 6 },
    title: 'The tree in the window',
    description:
      'Sidi Saiyyed, just before six. For ten minutes the stone looks like lace and everybody on the traffic island stops to look up.',
    tags: ['ahmedabad', 'drawing'],
    picture: { scene: 'jali', hour: 'dusk', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '04-27', on: 7 },
    title: 'I lost the chess. All of it.',
    description:
      'A week of making tea. On the third day I found out that you had been letting me win until then.',
    tags: ['home', 'games'],
    by: 'arjun',
  },
  {
    when: { day: '05-10', on: 7 },
    title: 'Kesar season',
    description: 'The crate stood in the hall and the whole building found a reason to visit.',
    tags: ['mango', 'food', 'family'],
    picture: { scene: 'mangoes', hour: 'day', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '05-19', back: 2 },
    title: 'Aamras, two rounds, no regrets',
    tags: ['mango', 'food'],
    picture: { scene: 'mangoes', hour: 'dawn', shape: 'tall', seed: 3 },
    by: 'riya',
  },
  {
    when: { day: '05-24', back: 2, on: 7 },
    title: 'Aarav’s three wishes',
    description: 'Train, balloon, ice cream. He fell asleep before the ice cream, so that wish was ours.',
    tags: ['family', 'ahmedabad'],
    picture: { scene: 'kankaria', hour: 'day', shape: 'tall', seed: 2 },
    by: 'riya',
  },
  {
    when: { day: '05-31', on: 6 },
    title: 'Sleeping on the terrace',
    description:
      'A clay pot, a mosquito net, and you pointing at a satellite for an hour because it “might be Jupiter”.',
    tags: ['terrace', 'summer', 'stars'],
    picture: { scene: 'terrace-dinner', hour: 'night', shape: 'tall', seed: 5 },
    by: 'riya',
  },
  {
    when: { day: '06-07', back: 2 },
    title: 'Mummy taught me khandvi',
    description:
      'It has to be thinner than you think, and then thinner than that. Mine are called “blankets” in this house.',
    tags: ['cooking', 'family'],
    by: 'riya',
  },
];
