import { INVITATION_LIFE, RESET_LIFE } from '../shared/lifetimes.ts';
import type { User } from './user.ts';

/** Lifetime of a password link in milliseconds: a reset link, or an invitation if the user has no password. */
export const linkLife = ({ hasPassword }: Pick<User, 'hasPassword'>): number =>
  hasPassword ? RESET_LIFE : INVITATION_LIFE;

/** URL fragment prefix before the token. Browsers do not send the fragment to a server. */
const SET_PASSWORD = '#set-password=';

/** @param signInAt sign-in path of the user; the root if the user cannot sign in on this site */
export const passwordLinkAddress = (token: string, signInAt = '/'): string =>
  `${signInAt}${SET_PASSWORD}${encodeURIComponent(token)}`;

/** Token in the URL fragment, without text that a mail program added to the link. */
export const passwordTokenIn = (hash: string): string | undefined => /^#set-password=([\w-]+|.+)/.exec(hash)?.[1];
