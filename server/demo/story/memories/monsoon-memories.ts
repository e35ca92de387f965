import type { KeptMemory } from '../shapes.ts';

/** Memories from June to September. */
export const monsoonMemories: readonly KeptMemory[] = [
  {
    when: { day: '06-22' },
    title: 'The first rain',
    description:
      'You called from the gate: “Come down, it has started.” We rode until the petrol light came on, and then to the pump, and then further.',
    tags: ['rain', 'scooter'],
    picture: { scene: 'rainy-ride', hour: 'rain', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '06-25', back: 2 },
    title: 'Bhajiya weather',
    description:
      'Onion, chilli, ajwain leaves from the pot on the sill. The window was too foggy to see the rain, but one could hear it.',
    tags: ['rain', 'food', 'home'],
    picture: { scene: 'rain-window', hour: 'rain', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '07-12', on: 6 },
    title: 'Saputara in the clouds',
    description: 'At the viewpoint there was no view. There was an umbrella, and roasted corn, and you.',
    tags: ['saputara', 'rain', 'travel'],
    picture: { scene: 'rainy-hills', hour: 'rain', shape: 'tall', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '07-13', on: 7 },
    title: 'Then it cleared, for eleven minutes',
    description:
      'All the hills of the Dangs at once, each a different green. We counted seven greens and one rainbow.',
    tags: ['saputara', 'travel'],
    picture: { scene: 'hill-top', hour: 'day', shape: 'wide', seed: 1 },
    by: 'riya',
  },
  {
    when: { day: '07-20', back: 2, on: 6 },
    title: 'Soaked on Ashram Road',
    description: 'The raincoats were at home, dry and safe.',
    tags: ['rain', 'scooter'],
    picture: { scene: 'rainy-ride', hour: 'rain', shape: 'tall', seed: 8 },
    by: 'riya',
  },
  {
    when: { day: '07-26', back: 2, on: 6 },
    title: 'Handvo, finally',
    description:
      'Third attempt, Ba on the phone from soaking to sesame. She asked us to knock on it so that she could hear whether it was done. It was.',
    tags: ['cooking', 'home', 'family'],
    picture: { scene: 'spice-box', hour: 'day', shape: 'wide', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '07-29' },
    title: 'Window seat in the monsoon',
    description:
      'Back from Mumbai. Everything outside was water or green. You slept from Vapi to Bharuch on my arm, which slept too.',
    tags: ['train', 'rain', 'travel'],
    picture: { scene: 'train-window', hour: 'rain', shape: 'tall', seed: 3 },
    by: 'arjun',
  },
  {
    when: { day: '08-04' },
    title: 'Cake at midnight',
    description: 'Nine people hid behind a sofa for two. I saw Mihir’s feet at once and said nothing.',
    tags: ['birthday', 'family'],
    picture: { scene: 'birthday', hour: 'night', shape: 'tall', seed: 4 },
    by: 'riya',
  },
  {
    when: { day: '08-09', back: 2, on: 6 },
    title: 'A bed sheet and a borrowed projector',
    description: 'The second film was in the wrong language and we did not notice for twenty minutes.',
    tags: ['films', 'home'],
    picture: { scene: 'movie-night', hour: 'night', shape: 'wide', seed: 1 },
    isDateNight: true,
    by: 'riya',
  },
  {
    when: { day: '08-15' },
    title: 'Statue of Unity and back in a day',
    description: 'From the gallery the Narmada is a ribbon. On the ground it is why nobody had dry shoes.',
    tags: ['travel', 'narmada'],
    picture: { scene: 'statue', hour: 'day', shape: 'tall', seed: 1 },
    by: 'arjun',
  },
  {
    when: { day: '08-19', back: 2 },
    title: 'Rakhi by post',
    description:
      'Parth’s rakhi came two days late with a song instead of a letter. You played it four times. I counted, you cried.',
    tags: ['family'],
    by: 'riya',
  },
  {
    when: { day: '08-28', back: 2, on: 7 },
    title: 'A Sunday of doing nothing',
    description: 'Very successful.',
    tags: ['rain', 'home', 'sunday'],
    picture: { scene: 'rain-window', hour: 'rain', shape: 'tall', seed: 6 },
    by: 'arjun',
  },
  {
    when: { day: '09-06', on: 6 },
    title: 'One and a half left feet',
    description: 'Garba class. By the end we could do three steps and one apology.',
    tags: ['dance', 'navratri'],
    by: 'arjun',
  },
  {
    when: { day: '09-13', back: 2, on: 7 },
    title: 'Two pots, one of them a pot',
    description: 'The other is “sculptural”. Both stand on the shelf in the hall, yours in front.',
    tags: ['pottery', 'class'],
    picture: { scene: 'pottery', hour: 'day', shape: 'wide', seed: 1 },
    isDateNight: true,
    by: 'arjun',
  },
  {
    when: { day: '09-20' },
    title: 'We talked about the flat, and nobody shouted',
    description: 'We will need four more years, or a smaller balcony. We will not take a smaller balcony.',
    tags: ['home', 'plans'],
    by: 'riya',
  },
];
