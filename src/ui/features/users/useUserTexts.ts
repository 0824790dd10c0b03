import { useTranslation } from 'react-i18next';
import { userState, type User } from '../../../domain/users/user.ts';
import { dateFormat } from '../../shared/dates/dateFormat.ts';

const named = [
  'returns_portal_admin',
  'returns_portal_merchant',
  'returns_portal_publisher',
  'returns_portal_editor',
  'returns_portal_viewer',
] as const;

export type UserTexts = {
  /** Returns the name of a role, or its id if the role is unknown. */
  readonly role: (role: string) => string;
  readonly roles: (user: User) => string;
  readonly state: (user: User) => string;
  /** Returns a time as text. `at` is in milliseconds since 1970-01-01 UTC. */
  readonly time: (at: number) => string;
};

export function useUserTexts(): UserTexts {
  const { t, i18n } = useTranslation();
  const times = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const lists = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  const role = (name: string): string => {
    const knownRole = named.find((each) => each === name);
    return knownRole === undefined ? name : t(`users.roles.${knownRole}`);
  };
  return {
    role,
    roles: ({ roles }) => lists.format(roles.map(role)),
    state: (user) => t(`users.states.${userState(user)}`),
    time: (at) => times.format(at),
  };
}
