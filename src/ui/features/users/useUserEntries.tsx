import { KeyRound, ShieldCheck, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/users/user.ts';
import { userProtection, type UserActor, type UserProtection } from '../../../domain/users/userWrites.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import type { MenuEntry } from '../../shared/components/Menu/MenuProps.ts';
import { useUserTexts } from './useUserTexts.ts';

/** Actions for a user. Each takes effect immediately. A removal and a reset ask for confirmation. */
export type UserActions = {
  readonly onRole: (user: User, role: string) => void;
  readonly onEnable: (user: User, enabled: boolean) => void;
  readonly onLink: (user: User) => void;
  readonly onReset: (user: User) => void;
  readonly onRemove: (user: User) => void;
};

type GuardedEntry = MenuEntry & { readonly refusal: UserProtection[keyof UserProtection] };

export type UserEntriesOptions = {
  readonly users: readonly User[];
  readonly roles: readonly string[];
  readonly actor: UserActor;
  readonly actions: UserActions;
};

/** Returns the menu entries for a user. Forbidden actions are disabled and show the reason. */
export function useUserEntries(options: UserEntriesOptions): (user: User) => readonly MenuEntry[] {
  const { users, roles, actor, actions } = options;
  const { t } = useTranslation();
  const texts = useUserTexts();

  function roleEntry(user: User, { role: refusal }: UserProtection): GuardedEntry {
    return {
      id: 'role',
      label: t('users.menu.role'),
      icon: <Glyph of={ShieldCheck} size="small" />,
      refusal,
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
  }

  const stateEntry = (user: User, protection: UserProtection): GuardedEntry =>
    user.enabled
      ? {
          id: 'disable',
          label: t('users.menu.disable'),
          icon: <Glyph of={UserX} size="small" />,
          refusal: protection.leaving,
          onAction: () => actions.onEnable(user, false),
        }
      : {
          id: 'enable',
          label: t('users.menu.enable'),
          icon: <Glyph of={UserCheck} size="small" />,
          refusal: protection.role,
          onAction: () => actions.onEnable(user, true),
        };

  return (user) => {
    const protection = userProtection(users, user, actor);
    const entries: readonly GuardedEntry[] = [
      ...(roles.length > 1 ? [roleEntry(user, protection)] : []),
      {
        id: 'link',
        label: t(user.hasPassword ? 'users.menu.link' : 'users.menu.invitation'),
        icon: <Glyph of={KeyRound} size="small" />,
        refusal: protection.link,
        onAction: () => actions.onLink(user),
      },
      ...(user.hasSecondFactor
        ? [
            {
              id: 'reset',
              label: t('users.menu.resetSecondStep'),
              icon: <Glyph of={ShieldOff} size="small" />,
              refusal: protection.role,
              onAction: () => actions.onReset(user),
            },
          ]
        : []),
      stateEntry(user, protection),
      {
        id: 'remove',
        label: t('users.menu.remove'),
        icon: <Glyph of={Trash2} size="small" />,
        isCritical: true,
        hasSeparatorBefore: true,
        refusal: protection.leaving,
        onAction: () => actions.onRemove(user),
      },
    ];
    return entries.map(({ refusal, ...entry }, index) => {
      if (refusal === undefined) return entry;
      // Show a reason only at the first entry that it disables.
      const isFirst = entries.findIndex((each) => each.refusal === refusal) === index;
      return { ...entry, isDisabled: true, ...(isFirst && { description: t(refusal) }) };
    });
  };
}
