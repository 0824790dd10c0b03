import { avatarInitials } from './avatarInitials.ts';

/** What the avatar shows: `A` for an admin, else the name's initials [NV-7]. */
export const avatarLetters = (role: 'admin' | 'merchant', name: string): string =>
  role === 'admin' ? 'A' : avatarInitials(name);
