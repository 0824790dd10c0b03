import type { User } from '../../../domain/users/user.ts';

/** Each takes effect at once; removal asks first. */
export type UserActions = {
  readonly onRole: (user: User, role: string) => void;
  readonly onEnable: (user: User, enabled: boolean) => void;
  readonly onLink: (user: User) => void;
  readonly onRemove: (user: User) => void;
};
