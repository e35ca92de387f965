import type { User } from '#domain/accounts/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';

export const riya: User = {
  id: '0198a1b2-0000-7000-8000-000000000001',
  firstName: 'Riya',
  lastName: 'Shah',
  email: 'riya@example.test',
  emailVerified: true,
  pendingEmail: null,
  isPremium: false,
  premiumSource: null,
  isAdmin: false,
  profileImageUrl: null,
  dateOfBirth: null,
  city: null,
  upiId: null,
  coupleId: '0198a1b2-0000-7000-8000-0000000000cc',
  mustChangePassword: false,
  language: 'en',
  createdAt: '2026-01-14T10:00:00.000Z',
};

export const arjun: User = { ...riya, id: '0198a1b2-0000-7000-8000-000000000002', firstName: 'Arjun' };

export const couple: Couple = {
  id: '0198a1b2-0000-7000-8000-0000000000cc',
  name: 'Riya & Arjun',
  isNamed: false,
  anniversary: null,
  relationshipStartDate: null,
  inviteCode: 'KITE2026',
  inviteCodeExpiresAt: '2027-01-14T10:00:00.000Z',
  users: [riya, arjun],
  createdAt: '2026-01-14T10:00:00.000Z',
  isImplicit: false,
  questionTopics: ['apart', 'inLaws'],
  eveningTime: '20:30',
  takeBackUntil: null,
  isWelcomeDue: false,
};
