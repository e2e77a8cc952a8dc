import { userInfo } from 'node:os';

/** Who works at the command line, for the record. */
export const person = (): string => `${userInfo().username} at the command line`;
