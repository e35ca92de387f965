export const listsText = {
  titleRequired: 'Please enter a title for your list.',
  textRequired: 'Please write something.',
  kindInvalid: 'Please choose the kind of the list.',
  assigneeInvalid: 'Only one of you two can be given this.',
  dayInvalid: 'Please select a valid day.',
  repeatInvalid: 'Please choose every 1 to 12 days, weeks or months.',
  choiceInvalid: 'Please answer with true or false.',
  positionInvalid: 'The position must be a number.',
  itemsInvalid: 'Please name the items by their ids.',
  listsFull: (max: number) => `You have ${max} lists already. Delete one that you no longer need.`,
  itemsFull: (max: number) =>
    `This list has ${max} items already. Clear what is done, or start another list.`,

  dueTitle: (text: string) => `Today: ${text}`,
  dueQuietly: 'Something on your lists is for today',
  given: (firstName: string) => `${firstName} has something for you to do`,
  givenMessage: (title: string, text: string) => `${title}: ${text}`,
  givenSeveral: (figure: string, count: number) =>
    count === 1 ? 'One item on your lists' : `${figure} items on your lists`,
};
