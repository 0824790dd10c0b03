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

export function useUserTexts() {
  const { t, i18n } = useTranslation();
  const times = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const lists = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  /** Returns the id of the role if it is unknown. */
  const role = (name: string): string => {
    const knownRole = named.find((each) => each === name);
    return knownRole === undefined ? name : t(`users.roles.${knownRole}`);
  };
  return {
    role,
    roles: ({ roles }: User) => lists.format(roles.map(role)),
    state: (user: User) => t(`users.states.${userState(user)}`),
    /** `at` is in milliseconds since 1970-01-01 UTC. */
    time: (at: number) => times.format(at),
  };
}
