import { isolated } from '../isolated.ts';
/** Ready words of a nudge that change with the hour of the day and the season, by the kind of nudge. */
export const readyWordsText = {
  hours: {
    morning: {
      gentle: 'Slept well? Take the morning slowly',
      sweet: 'Good morning, you',
      playful: 'First one up makes the chai',
      reminder: 'Tiffin and keys, all with you?',
    },
    day: {
      gentle: 'Lunch first, then the rest of the world',
      sweet: 'Halfway through the day, and thinking of you',
      playful: 'What is for lunch? Trade you half',
      reminder: 'Eaten yet?',
    },
    evening: {
      gentle: 'Come home, the day is done',
      sweet: 'Chai together when you are back?',
      playful: 'Pani puri on the way home?',
      reminder: 'Milk on the way back, please',
    },
    night: {
      gentle: 'Leave it for tomorrow. Sleep',
      sweet: 'Good night, my favourite person',
      playful: 'One more episode? I will not tell',
      reminder: 'Alarm set for the morning?',
    },
  },
  seasons: {
    winter: {
      gentle: 'It is cold out. Wear the shawl',
      sweet: 'Wish you were under this blanket too',
      playful: 'Cold feet, one blanket. Think about it',
      reminder: 'A jacket tonight, it gets cold',
    },
    summer: {
      gentle: 'Stay out of the sun, will you',
      sweet: 'Saved you the best mango',
      playful: 'Gola tonight? Kala khatta for me',
      reminder: 'Water bottle with you?',
    },
    monsoon: {
      gentle: 'Drive slowly, the roads are wet',
      sweet: 'It is raining, and you are not here',
      playful: 'Rain, so bhajiya. That is the law',
      reminder: 'Umbrella?',
    },
    festive: {
      gentle: 'Rest your feet before tonight',
      sweet: 'You looked beautiful in the lights',
      playful: 'Garba tonight? I know one new step',
      reminder: 'Sweets for home, before the shop closes',
    },
  },
  atOnce: 'One tap sends it',
  sentWords: (words: string) => `Sent: ${isolated(words)}`,
} as const;
