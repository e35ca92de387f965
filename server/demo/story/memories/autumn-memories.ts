import type { KeptMemory } from '../shapes.ts';

/** Memories from Navratri to the new year, and of the last few weeks. */
export const autumnMemories: readonly KeptMemory[] = [
  {
    when: { feast: 'navratri', plus: -3 },
    title: 'Three hours at Law Garden',
    description:
      'Four hundred mirrors on one skirt. He carried the bags and, in the end, had an opinion about borders.',
    tags: ['navratri', 'shopping'],
    picture: { scene: 'law-garden', hour: 'night', shape: 'tall', seed: 1 },
    by: 'riya',
  },
  {
    when: { feast: 'navratri', plus: 2 },
    title: 'Third night',
    description:
      'From above it must look like one large flower that opens and closes. From inside it is mostly elbows and joy.',
    tags: ['navratri', 'garba', 'night'],
    picture: { scene: 'garba', hour: 'night', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { feast: 'navratri', plus: 5 },
    title: 'Sore feet, night six',
    description: 'You broke a dandiya on mine and we danced on with three.',
    tags: ['navratri', 'garba', 'dandiya'],
    picture: { scene: 'dandiya', hour: 'dusk', shape: 'tall', seed: 1 },
    by: 'arjun',
  },
  {
    when: { feast: 'navratri', plus: 5, back: 2 },
    title: 'Garba in Ba’s pol',
    description:
      'No loudspeaker, sixty people and one dhol. Ba sang the first line and the whole lane answered.',
    tags: ['navratri', 'garba', 'pol', 'family'],
    picture: { scene: 'garba', hour: 'dusk', shape: 'tall', seed: 5 },
    isDateNight: true,
    by: 'riya',
  },
  {
    when: { feast: 'sharadPurnima' },
    title: 'Dudh pauva under the moon',
    description: 'We guarded the bowl for an hour. The cat got it in the second minute of the second hour.',
    tags: ['full moon', 'terrace', 'food'],
    by: 'arjun',
  },
  {
    when: { feast: 'diwali' },
    title: 'Four hours of rangoli',
    description:
      'You measured it with a thread and a nail like a surveyor. It is the first round one we have ever made.',
    tags: ['diwali', 'home'],
    picture: { scene: 'rangoli', hour: 'night', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { feast: 'diwali' },
    title: 'The pol, all lit',
    description:
      'A lamp on every sill, from the gate to the last house. Dada still lights his own himself, all forty-one.',
    tags: ['diwali', 'pol', 'family'],
    picture: { scene: 'lit-pol', hour: 'night', shape: 'tall', seed: 1 },
    by: 'arjun',
  },
  {
    when: { feast: 'diwali', back: 2 },
    title: 'First Diwali with Ba and Dada',
    description:
      'He asked Arjun what he teaches. Physics. So Dada asked why the flame stands upright, and dinner was an hour late.',
    tags: ['diwali', 'family', 'pol'],
    picture: { scene: 'lit-pol', hour: 'night', shape: 'wide', seed: 3 },
    by: 'riya',
  },
  {
    when: { feast: 'newYear' },
    title: 'Saal Mubarak',
    description: 'Nineteen doors, nineteen trays of mathia, two pairs of mojdi that hurt. New year, same us.',
    tags: ['bestu varas', 'family'],
    picture: { scene: 'threshold', hour: 'day', shape: 'tall', seed: 1 },
    by: 'arjun',
  },
  {
    when: { feast: 'newYear', back: 2 },
    title: 'Mathia count: 64',
    description: 'Each. We have agreed not to tell the doctor.',
    tags: ['bestu varas', 'food'],
    by: 'arjun',
  },
  {
    when: { day: '10-02' },
    title: 'The Ashram, early',
    description:
      'Sabarmati Ashram before the school groups. We sat under the neem and for once neither of us said anything clever.',
    tags: ['ahmedabad', 'morning'],
    by: 'riya',
  },
  {
    when: { daysAgo: 33 },
    title: 'I won a set',
    description: 'One. It is now in writing.',
    tags: ['badminton'],
    by: 'riya',
  },
  {
    when: { daysAgo: 27 },
    title: 'Sunday on the hinchko',
    description:
      'Methi na gota, ginger tea, and the swing that has creaked since 1962. Dada says one does not oil a voice.',
    tags: ['family', 'pol', 'sunday'],
    picture: { scene: 'courtyard', hour: 'day', shape: 'wide', seed: 1 },
    isDateNight: true,
    by: 'riya',
  },
  {
    when: { daysAgo: 20 },
    title: 'Breakfast that became lunch',
    description:
      'Fafda for two, then Kinjal and Mihir came, then the neighbours. At one o’clock we ordered again.',
    tags: ['food', 'friends', 'sunday'],
    picture: { scene: 'breakfast', hour: 'day', shape: 'wide', seed: 4 },
    by: 'arjun',
  },
  {
    when: { daysAgo: 16 },
    title: 'Three films in one Saturday',
    description: 'You fell asleep in the second and told me the end of the third.',
    tags: ['films', 'home'],
    picture: { scene: 'movie-night', hour: 'night', shape: 'tall', seed: 2 },
    by: 'arjun',
  },
  {
    when: { daysAgo: 11 },
    title: 'Extra butter',
    description: 'It had been a bad week. Then it was midnight at Manek Chowk and it was a good one.',
    tags: ['food', 'night', 'ahmedabad'],
    picture: { scene: 'manek-chowk', hour: 'night', shape: 'tall', seed: 2 },
    isDateNight: true,
    by: 'riya',
  },
  {
    when: { daysAgo: 5 },
    title: 'Mint tea, new pots',
    description:
      'The tulsi from Ba has three new leaves. You send photographs of it to the family group every day.',
    tags: ['home', 'balcony', 'morning'],
    picture: { scene: 'balcony', hour: 'day', shape: 'tall', seed: 3 },
    by: 'riya',
  },
  {
    when: { daysAgo: 2 },
    title: 'Khichdi and a long walk',
    description: 'A very small evening. I would not change a minute of it.',
    tags: ['home', 'evening'],
    by: 'arjun',
  },
];
