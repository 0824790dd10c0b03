import type { User } from '../../../domain/users/user.ts';

/** What can be done about a person; each takes effect at once, removing after a question. */
export type UserActions = {
  readonly onRole: (user: User, role: string) => void;
  readonly onEnable: (user: User, enabled: boolean) => void;
  readonly onLink: (user: User) => void;
  readonly onRemove: (user: User) => void;
};
