import { hash, verify } from '@node-rs/argon2';
import { problem } from '../../platform/http/problem.ts';

/** Hashing is meant to be slow: two at once use the machine, more would starve the shop, and a crowd waiting is an attack. */
const AT_ONCE = 2;
const MOST_WAITING = 32;
let running = 0;
const waiting: (() => void)[] = [];

/** argon2id with 19 MiB and two passes, as OWASP asks. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when there is no account, so that a miss takes as long as a hit. */
const NOBODYS_HASH = hash('nobody has this password', COST);

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether a password is the one that was hashed; takes the same time when there is nothing to compare with. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  return inTurn(async () => {
    const isRight = await verify(hashed ?? (await NOBODYS_HASH), password);
    return isRight && Boolean(hashed);
  });
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw problem('too-many-requests', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
