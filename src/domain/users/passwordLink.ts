import { INVITATION_LIFE, RESET_LIFE } from '../shared/lifetimes.ts';
import type { User } from './user.ts';

/** Milliseconds for which a link is good. */
export const linkLife = ({ hasPassword }: Pick<User, 'hasPassword'>): number =>
  hasPassword ? RESET_LIFE : INVITATION_LIFE;

/** What stands before the token in the part of an address that no browser sends to a server. */
const SET_PASSWORD = '#set-password=';

/**
 * The address at which a person sets a password by a one-time link, relative to the site's root.
 *
 * @param signInAt where the person signs in; the root where no address of the site is theirs
 */
export const passwordLinkAddress = (token: string, signInAt = '/'): string =>
  `${signInAt}${SET_PASSWORD}${encodeURIComponent(token)}`;
