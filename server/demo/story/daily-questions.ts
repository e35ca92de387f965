/** A question assigned to the couple, with their answers. */
interface DemoQuestion {
  daysAgo: number;
  questionId: string;
  riya: string | null;
  arjun: string | null;
}

/** Questions, newest first. Only Arjun answered today’s, and one day of the last week was missed. */
export const dailyQuestions: readonly DemoQuestion[] = [
  {
    daysAgo: 0,
    questionId: 'us05',
    riya: null,
    arjun: 'Mor bani thangat kare. You hum it when you cook and think I do not hear.',
  },
  {
    daysAgo: 1,
    questionId: 'food02',
    riya: 'Green chutney, fried chillies with salt, and nobody who says we should have gone out.',
    arjun: 'Ginger chai in a steel glass. And the window open, whatever your mother says.',
  },
  {
    daysAgo: 2,
    questionId: 'smallThings02',
    riya: 'Silence. Ten minutes of it.',
    arjun: 'The ginger has to be crushed, not cut. I know that I have said so.',
  },
  {
    daysAgo: 3,
    questionId: 'festivals02',
    riya: 'Firki, since I was six. I am better at it than all my cousins.',
    arjun: 'Kite until noon, chikki from then on.',
  },
  {
    daysAgo: 5,
    questionId: 'childhood02',
    riya: 'Ribbon. Nani’s fault, and it ends here.',
    arjun: 'Ghadiyal, because I slept with my father’s alarm clock. It still rings.',
  },
  {
    daysAgo: 6,
    questionId: 'bigPlans01',
    riya: 'Majuli, before the river takes more of it.',
    arjun: 'Spiti in September. I have the map, you have the veto.',
  },
  {
    daysAgo: 7,
    questionId: 'home03',
    riya: 'Folding the washing with a radio play on.',
    arjun: 'Filling the water matka. It is the only job that ends with something cold.',
  },
  {
    daysAgo: 8,
    questionId: 'fun03',
    riya: 'Snack chief. Somebody must keep their head.',
    arjun: 'Expert. The other team just never listens to me.',
  },
  {
    daysAgo: 9,
    questionId: 'money01',
    riya: 'Pens. I know how many I have.',
    arjun: 'Old radio parts from Ravivari. They cost nothing and take all Sunday.',
  },
  {
    daysAgo: 11,
    questionId: 'us01',
    riya: 'That you asked the waiter his name.',
    arjun: 'Your laugh, from two tables away, before I saw you.',
  },
  {
    daysAgo: 12,
    questionId: 'work03',
    riya: 'A camel on the road. It was true, which is the worst part.',
    arjun: 'My bus driver had stopped to buy dahi.',
  },
  {
    daysAgo: 15,
    questionId: 'family01',
    riya: 'Good-morning roses from Kaka, at five, in three copies.',
    arjun: 'My mother’s voice messages that begin with “It is nothing urgent”.',
  },
  {
    daysAgo: 18,
    questionId: 'feelings02',
    riya: 'First rain. I have waited for it all week.',
    arjun: 'Kite wind, and the thread is in your hand.',
  },
  {
    daysAgo: 22,
    questionId: 'childhood01',
    riya: 'Sat-toliyo, until the light went and then a little longer.',
    arjun: 'Gilli danda. One window, two summers of pocket money.',
  },
  {
    daysAgo: 26,
    questionId: 'food05',
    riya: 'Kheer. I have been pretending for years.',
    arjun: 'Karela. There, I said it.',
  },
  {
    daysAgo: 31,
    questionId: 'distance01',
    riya: '“Go to bed, I can hear you typing.”',
    arjun: 'A photo of whatever the moon is doing over the terrace.',
  },
  {
    daysAgo: 37,
    questionId: 'inLaws02',
    riya: 'Your mother’s dal dhokli. Do not tell mine.',
    arjun: 'Your father’s Sunday handvo, the corner piece.',
  },
  {
    daysAgo: 44,
    questionId: 'smallThings05',
    riya: 'My keys. You know that, you have a set.',
    arjun: 'The list that I wrote so that I would not forget.',
  },
  {
    daysAgo: 52,
    questionId: 'festivals05',
    riya: 'The top of the cupboards. I am short for a reason.',
    arjun: 'Everything to do with the loft and its lizard.',
  },
  {
    daysAgo: 61,
    questionId: 'us02',
    riya: 'You wrote “Hello ji” and I nearly did not answer.',
    arjun: 'That you corrected my Gujarati. With a smiley, but still.',
  },
  {
    daysAgo: 73,
    questionId: 'home01',
    riya: 'The step by the tulsi, before anybody is up.',
    arjun: 'My side of the desk, with your feet on the other.',
  },
  {
    daysAgo: 88,
    questionId: 'fun06',
    riya: '“Kal Se Pakka”.',
    arjun: '“Bas Do Minute”. With an interval of three days.',
  },
  {
    daysAgo: 104,
    questionId: 'trust01',
    riya: 'Chai, no words, and the good biscuits.',
    arjun: 'A joke. It has to be a bad one, or it does not work.',
  },
];
