import { KeyRound, ShieldCheck, Trash2, UserCheck, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/users/user.ts';
import { userProtection } from '../../../domain/users/userWrites.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import type { MenuEntry } from '../../shared/components/Menu/MenuProps.ts';
import type { UserActions } from './UserActions.ts';
import { useUserTexts } from './useUserTexts.ts';

/** What can be done about a person; what would be refused cannot be pressed, and says why. */
export function useUserEntries({
  users,
  roles,
  actorId,
  actions,
}: {
  readonly users: readonly User[];
  readonly roles: readonly string[];
  readonly actorId: string;
  readonly actions: UserActions;
}): (user: User) => readonly MenuEntry[] {
  const { t } = useTranslation();
  const texts = useUserTexts();
  return (user) => {
    const protection = userProtection(users, user, actorId);
    const unless = (refusal: (typeof protection)[keyof typeof protection]) => ({
      isDisabled: refusal !== undefined,
      ...(refusal !== undefined && { description: t(refusal) }),
    });
    const roleEntry: MenuEntry = {
      id: 'role',
      label: t('users.menu.role'),
      icon: <Glyph of={ShieldCheck} size="small" />,
      ...unless(protection.role),
      subList: {
        backLabel: t('users.menu.role'),
        actions: roles.map((role) => ({
          id: role,
          label: texts.role(role),
          isSelected: user.roles.includes(role),
          onAction: () => actions.onRole(user, role),
        })),
      },
    };
    const stateEntry: MenuEntry = user.enabled
      ? {
          id: 'disable',
          label: t('users.menu.disable'),
          icon: <Glyph of={UserX} size="small" />,
          ...unless(protection.leaving),
          onAction: () => actions.onEnable(user, false),
        }
      : {
          id: 'enable',
          label: t('users.menu.enable'),
          icon: <Glyph of={UserCheck} size="small" />,
          ...unless(protection.role),
          onAction: () => actions.onEnable(user, true),
        };
    return [
      ...(roles.length > 1 ? [roleEntry] : []),
      {
        id: 'link',
        label: t(user.hasPassword ? 'users.menu.link' : 'users.menu.invitation'),
        icon: <Glyph of={KeyRound} size="small" />,
        ...unless(protection.link),
        onAction: () => actions.onLink(user),
      },
      stateEntry,
      {
        id: 'remove',
        label: t('users.menu.remove'),
        icon: <Glyph of={Trash2} size="small" />,
        isCritical: true,
        hasSeparatorBefore: true,
        ...unless(protection.leaving),
        onAction: () => actions.onRemove(user),
      },
    ];
  };
}
