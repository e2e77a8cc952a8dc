import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { remember } from '@epic-web/remember';
import { env } from '../env';

/** Of 0 to 4; below it a million guesses are enough. */
const LEAST_SCORE = 2;

/** Reads tens of thousands of passwords that are in use everywhere: made once a process, when first needed. */
const judge = (): ZxcvbnFactory =>
  remember('password-judge', () => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }));

/**
 * Whether a password stands on the lists that guessing begins with, or is little more than a word of these, of the shop or
 * of its owner.
 * @param about what is known of its owner: e-mail, dealer code
 */
export function isEasyToGuess(password: string, about: readonly string[]): boolean {
  const words = [env.SHOP_NAME, ...about].flatMap((text) => [
    text,
    ...text.split('@'),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  return (
    judge().check(
      password,
      words.filter((word) => word.length > 2),
    ).score < LEAST_SCORE
  );
}

/** The message of a field whose password is refused. */
export const easyToGuess = (field: 'Password' | 'New Password'): string => `${field} is too easy to guess`;
