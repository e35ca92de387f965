import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_MIN_LENGTH, PROFILE_PASSWORD_MIN_LENGTH } from '#contract/constants/accounts.ts';
import { accountsText } from '#messages/accounts.ts';
import { brand } from '#messages/brand.ts';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';
import { createWorkQueue } from '#server/platform/queues/work-queue.ts';

const REFUSED_OF_EACH_LENGTH = 3000;

/**
 * The 3,000 most common passwords that each of the two minimum lengths allows, in lower case: the dictionary is ordered by how often they
 * were seen.
 */
const COMMON_PASSWORDS = new Set(
  [PROFILE_PASSWORD_MIN_LENGTH, PASSWORD_MIN_LENGTH].flatMap((minLength) =>
    dictionary['passwords-common']
      .map((password) => password.toLowerCase())
      .filter((password) => password.length >= minLength)
      .slice(0, REFUSED_OF_EACH_LENGTH),
  ),
);

/** Argon2id as OWASP advises: 19 MiB, 2 passes, 1 lane. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of libuv's threads, which also read files: three are left to the others. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, THREADS - 3));
/** One takes some 15 ms. Who would wait for more than these is told to come again. */
const WAITING_MAX = 100;
const RETRY_AFTER_SECONDS = 3;

const queue = createWorkQueue(AT_ONCE);
let underWay = 0;

/** Rejects with 503 where too many passwords are being hashed. */
export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, ARGON2_OPTIONS));
}

/** The same. */
export function isPassword(passwordHash: string, password: string): Promise<boolean> {
  return runQueued(() => verify(passwordHash, password));
}

/** Hashing is made to be hard for the processor: sign-ins take turns, so that everything else stays quick. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= AT_ONCE + WAITING_MAX) throw refuse.busy(fieldsText.unavailable, RETRY_AFTER_SECONDS);
  underWay += 1;
  try {
    return await queue(work);
  } finally {
    underWay -= 1;
  }
}

/** What of its owner a password must not be. */
interface Owner {
  firstName: string;
  lastName: string;
  email: string;
}

/** Refuses one of the most common passwords, and the owner's name or address or our own name with at most digits and signs around it. */
export function checkNewPassword(password: string, owner: Owner): void {
  const typed = password.toLowerCase();
  const core = bareWord(typed);
  if (COMMON_PASSWORDS.has(typed) || core === brand.slug)
    throw refuse.invalid('password_too_common', accountsText.passwordTooCommon);
  const { firstName, lastName, email } = owner;
  const address = email.toLowerCase();
  const [mailbox = ''] = address.split('@');
  const words = [firstName, lastName, firstName + lastName, lastName + firstName, mailbox];
  const isOwnWord = words.some((word) => bareWord(word) !== '' && bareWord(word) === core);
  if (isOwnWord || typed === address || typed === mailbox)
    throw refuse.invalid('password_too_common', accountsText.passwordOwnWords);
}

/** For a password change that an admin demanded: the longer of the two minimum lengths applies, and the old password is refused. */
export function checkForcedPassword(input: { currentPassword: string; newPassword: string }): void {
  if (input.newPassword.length < PASSWORD_MIN_LENGTH)
    throw refuse.invalid('password_too_short', accountsText.passwordTooShort);
  if (input.newPassword === input.currentPassword)
    throw refuse.invalid('password_unchanged', accountsText.passwordUnchanged);
}

/** The letters of a text alone: `Riya.Shah@92` and `riyashah` are one word. */
function bareWord(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '');
}
