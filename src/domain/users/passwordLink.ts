import type { User } from './user.ts';

const HOUR = 60 * 60 * 1000;
/** Milliseconds for which a link is good: until an invitation is read, and until a new password is set. */
const LINK_LIFE = { invitation: 7 * 24 * HOUR, reset: 24 * HOUR } as const;

export const linkLife = ({ hasPassword }: Pick<User, 'hasPassword'>): number =>
  hasPassword ? LINK_LIFE.reset : LINK_LIFE.invitation;

/** What stands before the token in the part of an address that no browser sends to a server. */
const SET_PASSWORD = '#set-password=';

/**
 * The address at which a person sets a password by a one-time link, relative to the site's root.
 *
 * @param signInAt where the person signs in; the root where no address of the site is theirs
 */
export const passwordLinkAddress = (token: string, signInAt = '/'): string =>
  `${signInAt}${SET_PASSWORD}${encodeURIComponent(token)}`;
