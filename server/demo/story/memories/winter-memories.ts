import type { KeptMemory } from '../shapes.ts';

/** Memories from late November to February. */
export const winterMemories: readonly KeptMemory[] = [
  {
    when: { day: '11-22', on: 6 },
    title: 'She walked past the jeep',
    description:
      'Two hours of teak and peacocks and nothing else, and then a lioness on the track, not even in a hurry. Nobody breathed. The guide whispered her name as if she might turn round.',
    tags: ['gir', 'travel', 'wild'],
    picture: { scene: 'gir', hour: 'dawn', shape: 'wide', seed: 1 },
    furtherPictures: [
      { scene: 'gir', hour: 'day', shape: 'tall', seed: 5 },
      { scene: 'gir', hour: 'dusk', shape: 'wide', seed: 9 },
    ],
    by: 'arjun',
  },
  {
    when: { day: '11-23', on: 7 },
    title: 'Somnath at aarti time',
    description:
      'The drums, the sea, and the flag that never stops. Ba had asked us to bring back some sand.',
    tags: ['travel', 'temple', 'sea'],
    picture: { scene: 'somnath', hour: 'dusk', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '11-24', on: 1 },
    title: 'Diu out of season',
    description: 'The whole of Nagoa beach for us and eleven dogs. We walked until the sandals gave up.',
    tags: ['travel', 'sea', 'diu'],
    picture: { scene: 'beach', hour: 'day', shape: 'wide', seed: 1 },
    furtherPictures: [
      { scene: 'beach', hour: 'dusk', shape: 'wide', seed: 4 },
      { scene: 'beach', hour: 'dawn', shape: 'tall', seed: 6 },
      { scene: 'beach', hour: 'night', shape: 'wide', seed: 8 },
    ],
    by: 'arjun',
  },
  {
    when: { day: '11-16', back: 2, on: 7 },
    title: 'Nine thousand nine hundred and ninety-nine steps',
    description:
      'Girnar before sunrise. You carried the water, I carried the complaints. The last step I counted twice.',
    tags: ['travel', 'girnar', 'walk'],
    picture: { scene: 'hill-top', hour: 'dawn', shape: 'tall', seed: 2 },
    by: 'riya',
  },
  {
    when: { day: '12-07' },
    title: 'Dhara’s sangeet',
    description:
      'We had practised for three weeks and still turned the wrong way, both of us, together. Everybody thought it was the choreography.',
    tags: ['wedding', 'family', 'dance'],
    picture: { scene: 'wedding', hour: 'dusk', shape: 'tall', seed: 2 },
    by: 'riya',
  },
  {
    when: { day: '12-08' },
    title: 'Dhara’s wedding',
    description:
      'Jijaji’s shoes were stolen in four minutes and sold back for eleven thousand. I was only the lookout.',
    tags: ['wedding', 'family'],
    picture: { scene: 'wedding', hour: 'night', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { feast: 'rannMoon' },
    title: 'The white Rann under a full moon',
    description:
      'No lamps, no edge, only salt. You said it was like standing on the moon and looking at it. We did not talk much after that.',
    tags: ['kutch', 'travel', 'full moon'],
    picture: { scene: 'rann', hour: 'night', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { feast: 'rannMoon', plus: 1 },
    title: 'And the same salt in the morning',
    description: 'Camel cart back to the road. The camel’s name was Raju and he was against it.',
    tags: ['kutch', 'travel'],
    picture: { scene: 'rann', hour: 'dawn', shape: 'tall', seed: 2 },
    by: 'arjun',
  },
  {
    when: { day: '12-14', back: 2, on: 7 },
    title: 'Fafda-jalebi, nine in the morning',
    description: 'Forty minutes in the queue at Dhalgarwad, four minutes to eat it. Worth it.',
    tags: ['food', 'sunday'],
    picture: { scene: 'breakfast', hour: 'dawn', shape: 'tall', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '12-19' },
    title: 'Arjun’s birthday, on the roof',
    description:
      'Seven attempts at the candles, because of the wind. He wished for the same thing seven times, he says.',
    tags: ['birthday', 'terrace'],
    picture: { scene: 'birthday', hour: 'night', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '12-27', back: 2, on: 6 },
    title: 'Kankaria Carnival, from the quiet side',
    description: 'Everybody ran to the stage. We had the lake, the balloon and one bowl of dalvada.',
    tags: ['ahmedabad', 'evening'],
    picture: { scene: 'kankaria', hour: 'dusk', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '12-31' },
    title: 'Three good things each',
    description: 'Mine: the flat, Dhara dancing, the lioness. Yours: the rain, the rain, and me. Unfair.',
    tags: ['new year', 'river'],
    picture: { scene: 'riverfront', hour: 'night', shape: 'wide', seed: 6 },
    by: 'riya',
  },
  {
    when: { day: '01-05', on: 7 },
    title: 'A hundred flamingos and one boat',
    description:
      'Nal Sarovar at seven. The boatman knew each bird by where it had been born. My fingers came back at noon.',
    tags: ['birds', 'winter', 'travel'],
    picture: { scene: 'wetland', hour: 'dawn', shape: 'wide', seed: 3 },
    by: 'arjun',
  },
  {
    when: { day: '01-14' },
    title: 'Two kites, one terrace',
    description:
      'Eleven cut, four lost, one of them to the neighbour’s grandmother. She shouted “kai po che!” louder than all of us.',
    tags: ['uttarayan', 'terrace', 'family'],
    picture: { scene: 'kite-terrace', hour: 'day', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '01-14' },
    title: 'Lanterns on the thread',
    description:
      'After dark they tie tukkals to the kites and the whole old city floats. We stayed up until they had burnt down.',
    tags: ['uttarayan', 'night'],
    picture: { scene: 'lantern-kites', hour: 'night', shape: 'tall', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '01-14', back: 2 },
    title: 'Our first Uttarayan',
    description: 'You taught me to hold the firki. I held it upside down until noon and nobody told me.',
    tags: ['uttarayan', 'terrace'],
    picture: { scene: 'kite-terrace', hour: 'dawn', shape: 'tall', seed: 4 },
    by: 'riya',
  },
  {
    when: { day: '01-15', back: 2 },
    title: 'Undhiyu for eleven',
    description:
      'Vasi Uttarayan at Ba’s. The pot had been in the ground since the night before. I can still not say what purple yam tastes like, only that there was none left.',
    tags: ['food', 'winter', 'family'],
    picture: { scene: 'thali', hour: 'day', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '01-18', back: 2, on: 6 },
    title: 'Dancers before the Sun Temple',
    description:
      'Kathak on a thousand-year-old stage. You drew the steps of the kund all the way home, on the back of the ticket.',
    tags: ['modhera', 'dance', 'travel'],
    picture: { scene: 'sun-temple', hour: 'dusk', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '02-08', on: 7 },
    title: 'No lights for thirty kilometres',
    description:
      'A tent in the Little Rann. We saw the Milky Way, two wild asses and, at four in the morning, the owner of the tea stall.',
    tags: ['stars', 'kutch', 'winter'],
    picture: { scene: 'starry-camp', hour: 'night', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '02-14' },
    title: 'Dinner upstairs',
    description: 'Candle one blew out, candle two fell into the kadhi. By the light of a phone, then.',
    tags: ['terrace', 'dinner'],
    picture: { scene: 'terrace-dinner', hour: 'dusk', shape: 'tall', seed: 2 },
    isDateNight: true,
    by: 'riya',
  },
  {
    when: { day: '02-22', back: 2, on: 7 },
    title: 'One book each, in secret',
    description: 'You bought me Dhumketu, I bought you Dhumketu. The man at the stall still asks after us.',
    tags: ['books', 'ahmedabad'],
    picture: { scene: 'book-fair', hour: 'day', shape: 'wide', seed: 1 },
    by: 'riya',
  },
];
