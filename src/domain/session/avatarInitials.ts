export const avatarInitials = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();

/** Letters of the avatar: `A` for an admin, otherwise the initials [NV-7]. */
export const avatarLetters = (role: 'admin' | 'merchant', name: string): string =>
  role === 'admin' ? 'A' : avatarInitials(name);
