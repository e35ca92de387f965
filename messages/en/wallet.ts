export const walletText = {
  alreadyCheckedIn: 'Your daily check-in is complete',
  notEnough: (needed: number, balance: number) => `You need ${needed} points but only have ${balance}.`,
  dailyCheckIn: 'Daily check-in',
};
