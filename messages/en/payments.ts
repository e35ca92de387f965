import { brand } from '#domain/kernel/brand.ts';
import { isolated } from '../isolated.ts';

export const paymentsText = {
  pageUnavailable: 'The payment page cannot be opened at the moment. Please pay by UPI, or try again later.',
  alreadyDeclared: 'We are already checking your payment',
  badSignature: 'The signature does not fit',
  received: 'Received',

  notPending: 'This payment has been decided already',
  payerGone: 'The member has deleted their account',
  otherAmount: (paid: string, asked: string) =>
    `Razorpay reports ₹${paid}, but ₹${asked} was asked for. Check it there before you decide.`,

  rejectedTitle: 'Your payment could not be confirmed',

  confirmedSubject: `Your ${brand.name} Premium begins`,
  greeting: (firstName: string) => `Hello ${isolated(firstName)},`,
  confirmedLine: (amount: string, reference: string) =>
    `we have received your payment of ₹${amount} (reference ${reference}). Thank you.`,
  confirmedUntil: (until: string) => `You are a Premium member until ${until}.`,
  openSubscription: 'See your subscription',
  rejectedSubject: `Your payment to ${brand.name}`,
  rejectedLine: (amount: string, reference: string) =>
    `we could not confirm your payment of ₹${amount} (reference ${reference}).`,
  rejectedReason: (reason: string) => `The reason: ${reason}`,
  tryAgain: 'Go to the checkout',
  mailFooter: 'You get this email because of a payment in your account.',
};
