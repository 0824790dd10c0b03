import { useTranslation } from 'react-i18next';
import { userState, type User } from '../../../domain/users/user.ts';
import { dateFormat } from '../../shared/dates/dateFormat.ts';
import { useRoleName } from '../../shared/names/useRoleName.ts';

export function useUserTexts() {
  const { t, i18n } = useTranslation();
  const role = useRoleName();
  const times = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const lists = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' });
  return {
    role,
    roles: ({ roles }: User) => lists.format(roles.map(role)),
    state: (user: User) => t(`users.states.${userState(user)}`),
    /** `at` is in milliseconds since 1970-01-01 UTC. */
    time: (at: number) => times.format(at),
  };
}
