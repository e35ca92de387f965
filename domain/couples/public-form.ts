import type { CopiedRow } from '#domain/copy/rows.ts';
import { MEMBERS_MAX, TAKE_BACK_DAYS } from './facts.ts';
import type { Couple } from './schema.ts';

const DAY_MS = 86_400_000;

/** A couple as it is stored: the seats in their order, `ownName` only if the couple has chosen one. */
export type StoredCouple = CopiedRow<'couples'>;

/** A member as the partner sees them. */
export type SeatedMember = Pick<
  CopiedRow<'members'>,
  'id' | 'firstName' | 'lastName' | 'dateOfBirth' | 'avatarVersion'
>;

interface Reader {
  memberId: string;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** True if the reader has not seen the welcome that follows a joining. */
  isWelcomeDue: boolean;
  /** Names a couple of one member, in the reader's language. */
  nameAlone: (firstName: string) => string;
}

/** Returns a couple as the API does. A member reads it under the names of both if it has no name. */
export function toCouple(
  { ownName, seats, ...row }: StoredCouple,
  members: Iterable<SeatedMember>,
  { memberId, nowMs, isWelcomeDue, nameAlone }: Reader,
): Couple {
  const byId = new Map(Array.from(members, (member) => [member.id, member]));
  const users = seats.flatMap(({ userId }) => byId.get(userId) ?? []);
  return {
    ...row,
    name: nameCouple(ownName, users, { readerId: memberId, nameAlone }),
    isNamed: ownName !== null,
    takeBackUntil: findTakeBackUntil(
      seats.map(({ joinedAt }) => joinedAt),
      nowMs,
    ),
    isWelcomeDue: isWelcomeDue && seats.length > 1,
    users: users.map(({ id, firstName, lastName, dateOfBirth, avatarVersion }) => ({
      id,
      firstName,
      lastName,
      dateOfBirth,
      profileImageUrl: avatarVersion && `/api/users/${id}/avatar/${avatarVersion}`,
    })),
  };
}

/**
 * Returns the couple's own name, or else both first names with the reader's partner last. A lone member gets the
 * wording for one.
 */
export function nameCouple(
  ownName: string | null,
  users: readonly Pick<SeatedMember, 'id' | 'firstName'>[],
  { readerId, nameAlone }: { readerId: string; nameAlone: (firstName: string) => string },
): string {
  if (ownName !== null) return ownName;
  const reader = users.find(({ id }) => id === readerId)?.firstName ?? '';
  const partner = users.find(({ id }) => id !== readerId);
  return partner ? `${reader} & ${partner.firstName}` : nameAlone(reader);
}

/**
 * Returns the instant until which a leaving member takes their records along, or `null` if it has passed or they are
 * alone.
 */
export function findTakeBackUntil(joinedAt: readonly string[], nowMs: number): string | null {
  if (joinedAt.length < MEMBERS_MAX) return null;
  const until = Math.max(...joinedAt.map((instant) => Date.parse(instant))) + TAKE_BACK_DAYS * DAY_MS;
  return nowMs < until ? new Date(until).toISOString() : null;
}
