import type { KeptMemory } from '../shapes.ts';

/** Memories of the beginning, of anniversaries, and of today's date in earlier years. */
export const beginnings: readonly KeptMemory[] = [
  {
    when: { anniversary: 0, plus: -43 },
    title: 'How we met',
    description:
      'A heritage walk with nineteen strangers. At the tree window the guide asked what we saw in it. You said “a family”, I said “plumbing”. You laughed, and we were late for every stop after that.',
    tags: ['beginnings', 'ahmedabad'],
    picture: { scene: 'jali', hour: 'day', shape: 'wide', seed: 4 },
    by: 'arjun',
  },
  {
    when: { anniversary: 0 },
    title: 'The evening we said yes',
    description:
      'No ring, no knee, no plan. We sat on the wall by the river until the lamps came on, and then both of us said it at the same time.',
    tags: ['beginnings', 'river', 'anniversary'],
    picture: { scene: 'riverfront', hour: 'dusk', shape: 'tall', seed: 2 },
    by: 'riya',
  },
  {
    when: { anniversary: 1 },
    title: 'One year, one cake, two spoons',
    description: 'We never got to the plates.',
    tags: ['anniversary', 'terrace'],
    picture: { scene: 'terrace-dinner', hour: 'night', shape: 'wide', seed: 3 },
    by: 'arjun',
  },
  {
    when: { anniversary: 2 },
    title: 'Two years',
    description:
      'Breakfast on Ba’s swing, before anybody else was up. She came out with the tea, looked at us, and went in again for a third cup.',
    tags: ['anniversary', 'pol', 'family'],
    picture: { scene: 'courtyard', hour: 'dawn', shape: 'tall', seed: 1 },
    by: 'riya',
  },
  {
    when: { yearsAgo: 1 },
    title: 'Midnight at Manek Chowk',
    description:
      'By day they sell gold here, by night pav bhaji. We shared one plate, then one more, then a pineapple sandwich that nobody should ever defend. I defend it.',
    tags: ['food', 'ahmedabad', 'night'],
    picture: { scene: 'manek-chowk', hour: 'night', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { yearsAgo: 1 },
    title: 'Tea for two, twice',
    description:
      'The balcony finally has two chairs. I had forgotten how quiet this city is at half past six.',
    tags: ['home', 'morning'],
    picture: { scene: 'balcony', hour: 'dawn', shape: 'wide', seed: 2 },
    by: 'riya',
  },
  {
    when: { yearsAgo: 2 },
    title: 'Over the foot bridge for the first time',
    description:
      'You counted the coloured panels and lost count three times, because I kept talking. Sorry. Not sorry.',
    tags: ['river', 'ahmedabad'],
    picture: { scene: 'riverfront', hour: 'dusk', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { yearsAgo: 2 },
    title: 'His first rotli',
    description:
      'They came out as maps. We ate Sri Lanka, most of Kutch and something that could have been Norway.',
    tags: ['cooking', 'home'],
    picture: { scene: 'spice-box', hour: 'day', shape: 'tall', seed: 5 },
    by: 'riya',
  },
  {
    when: { anniversary: 0, plus: 230 },
    title: 'First night in the new flat',
    description:
      'No fan, no curtains, one mattress and a neighbour who brought dal dhokli without being asked.',
    tags: ['home'],
    picture: { scene: 'threshold', hour: 'night', shape: 'tall', seed: 2 },
    by: 'arjun',
  },
];
