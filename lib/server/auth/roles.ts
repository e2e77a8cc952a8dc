import 'server-only';
import { env } from '../env';
import type { SecondFactor, UserRole } from '../generated/client';

/** Whom an authenticator app is offered to: super users and administrators of the catalogue. */
export const isOfferedSecondFactor = (role: UserRole): boolean => role !== 'Dealer';

/** The role that holds now: where a second factor is required, nothing above a dealer's without one. */
export const roleWith = (role: UserRole, factor: SecondFactor | null): UserRole =>
  env.SECOND_FACTOR === 'required' && !factor?.confirmedAt ? 'Dealer' : role;

/** Whether somebody may work at the administrator's desk now. */
export const isCatalogueAdmin = <T extends { readonly role: UserRole }>(caller: T | null): caller is T =>
  caller?.role === 'CatalogueAdmin';
