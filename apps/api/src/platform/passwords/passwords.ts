import { hash, verify } from '@node-rs/argon2';
import { problem } from '../http/problem.ts';
import { boundedQueue, QueueFull } from '../limits/bounded-queue.ts';

/** Hashing is meant to be slow: two at once use the machine, more would starve the shop, and a crowd waiting is an attack. */
const queue = boundedQueue({ atOnce: 2, waiting: 32 });

/** argon2id with 19 MiB and two passes, as OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when there is no account, so that a miss takes as long as a hit. */
const NOBODYS_HASH = hash('nobody has this password', COST);

export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, COST));
}

/** Whether a password matches its hash. Takes the same time without a hash. */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  return limited(async () => {
    const isRight = await verify(hashed ?? (await NOBODYS_HASH), password);
    return isRight && Boolean(hashed);
  });
}

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue(work);
  } catch (error) {
    throw error instanceof QueueFull ? problem('too-many-requests', { retryAfterSeconds: 1 }) : error;
  }
}
