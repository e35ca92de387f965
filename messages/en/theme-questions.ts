/** Questions on themes beside the categories, each from the lightest to the deepest. `quick` asks for one of two. */
export const childrenQuestions = {
  children01: 'Which song or story of your childhood would you like to give to a child?',
  children02: 'What is your children’s cleverest excuse for staying up late?',
  children03: 'What do the two of you do in the first half hour after the children are asleep?',
  children04: 'Which habit of yours do you see in your children, with a laugh or a worry?',
  children05: 'What do you want your children to learn from the way the two of you live?',
} as const;

export const weddingQuestions = {
  wedding01: 'Which song has to be played at your sangeet?',
  wedding02: 'However short the guest list gets, who has to be there?',
  wedding03: 'Which job of the wedding would you love to hand to your partner today?',
  wedding04: 'At the vidaai, who will cry first, and who will deny it?',
  wedding05: 'How do you picture the first week in your new home?',
} as const;

export const friendsQuestions = {
  friends01: 'Which friend of your partner’s do you most like to have over?',
  friends02: 'Which friend knew about the two of you before anybody else?',
  friends03: 'What would your oldest friend warn your partner about, with a grin?',
  friends04: 'Which friend have you lost touch with and would like to call again?',
} as const;

export const healthQuestions = {
  health01: 'Which of you forgets to drink water, and what helps?',
  health02: 'Which of you snores, and which of you says ‘not me’?',
  health03: 'With a fever, what do you want most: khichdi, quiet, or someone beside you?',
  health04: 'Which visit to the doctor do you keep putting off, and who may take you there?',
} as const;

export const householdQuestions = {
  household01: 'Who rules the TV remote in your house, and what would you watch if you did?',
  household02: 'Which rule of the kitchen is written nowhere, but everybody knows it?',
  household03: 'What is your secret sign when the two of you want to slip out of a full house?',
  household04: 'What about living with the elders will you miss one day?',
} as const;

export const cityQuestions = {
  city01: 'Which city would win if food alone decided where the two of you live?',
  city02: 'A transfer letter comes tomorrow: what is your first thought?',
  city03: 'What would you need to move gladly for your partner’s work?',
  city04: 'When one of you puts work second for a while, how should the other say thank you?',
} as const;

export const phonesQuestions = {
  phones01: 'Which app keeps your partner up at night?',
  phones02: 'Which WhatsApp group would you leave today if nobody noticed?',
  phones03: 'Which corner of the home or hour of the day should be without phones?',
  phones04: 'What does your partner do that makes you put your phone away by yourself?',
} as const;

export const tendernessQuestions = {
  tenderness01: 'Which of you always has cold hands, and who warms them?',
  tenderness02: 'Champi, a back scratch or a foot rub: what makes you melt?',
  tenderness03: 'Where do you reach for your partner’s hand without thinking?',
  tenderness04: 'Which hug from your partner do you still remember?',
} as const;

export const gujaratQuestions = {
  gujarat01: 'Which snack has to be in your bag when you leave Gujarat?',
  gujarat02: 'Which Surti, Kathiyawadi or Amdavadi word do you love most?',
  gujarat03: 'Which character of Taarak Mehta lives in your society?',
  gujarat04: 'Fafda-jalebi, khaman or locho: what is a Sunday morning nothing without?',
  gujarat05: 'Saputara, Diu, Gir or the Polo forest: where should the rains find the two of you?',
  gujarat06: 'Which dayro, garba or play in Gujarati should the two of you go to once?',
} as const;

export const quickQuestions = {
  quick01: 'Only one for life: chai or coffee?',
  quick02: 'For the two of you: the mountains or the sea?',
  quick03: 'Best time of the day: early morning or late night?',
  quick04: 'A film: at the cinema or at home?',
  quick05: 'At Navratri: garba all night or the food stalls?',
  quick06: 'On the street tonight: pani puri or dabeli?',
  quick07: 'To tell your partner something: a call or a voice note?',
  quick08: 'A short trip every month or one long one a year?',
  quick09: 'On your birthday: a surprise or a plan?',
  quick10: 'A ride for two: on a scooter or in a car?',
  quick11: 'Which is lovelier: soft rain or winter sun?',
  quick12: 'This evening: cook together or order in?',
  quick13: 'Hungry at midnight: something sweet or something spicy?',
  quick14: 'On a long drive: old songs or new ones?',
  quick15: 'Photos of the two of you: on the phone or on the wall?',
  quick16: '₹1,000 in your hand: spend it today or save it?',
  quick17: 'A Sunday: a full house or just the two of you?',
  quick18: 'After a tiff: say sorry first or make chai first?',
  quick19: 'Words of love: spoken or written?',
  quick20: 'For one day: back to when you met or ten years ahead?',
} as const;
