import { avatarInitials } from './avatarInitials.ts';

/** `A` for an admin, initials otherwise [NV-7]. */
export const avatarLetters = (role: 'admin' | 'merchant', name: string): string =>
  role === 'admin' ? 'A' : avatarInitials(name);
