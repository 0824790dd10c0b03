import { Keyboard, KeyRound, Search, SunMoon, User } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import { appearances, AppearanceStore } from '../../../../application/theme/AppearanceStore.ts';
import { CommandsContext } from '../../../features/commands/CommandsContext.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { withCommandKey } from '../../../shared/components/Kbd/Kbd.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { ACCOUNT_DIALOG, useDialogAddress } from '../../../shared/forms/useDialogAddress.ts';
import { useService } from '../../../shared/services.tsx';

/** For MobX observers. Menu entries for appearance, commands, shortcuts, sessions and password. */
export function usePersonalEntries(): readonly MenuEntry[] {
  const { t } = useTranslation();
  const appearance = useService(AppearanceStore);
  const extensions = useService(BrandingStore).configuration?.extensions;
  const shortcuts = useService(ShortcutsStore);
  const openCommands = use(CommandsContext);
  const dialogs = useDialogAddress(ACCOUNT_DIALOG);
  const entries: readonly (MenuEntry | false | undefined)[] = [
    {
      id: 'appearance',
      label: t('theme.label'),
      icon: <Glyph of={SunMoon} size="small" />,
      trail: t(`theme.${appearance.appearance}`),
      subList: {
        backLabel: t('languages.back'),
        actions: appearances.map((each) => ({
          id: each,
          label: t(`theme.${each}`),
          isSelected: each === appearance.appearance,
          onAction: () => appearance.choose(each),
        })),
      },
    },
    shortcuts.areOn && {
      id: 'commands',
      label: t('commands.open'),
      icon: <Glyph of={Search} size="small" />,
      trail: withCommandKey('K'),
      onAction: () => openCommands('palette'),
    },
    {
      id: 'keys',
      label: t('commands.keys.title'),
      icon: <Glyph of={Keyboard} size="small" />,
      onAction: () => openCommands('keys'),
    },
    extensions?.sessions && {
      id: 'sessions',
      label: t('userMenu.sessions'),
      icon: <Glyph of={User} size="small" />,
      onAction: () => dialogs.open('sessions'),
    },
    extensions?.userManagement && {
      id: 'password',
      label: t('session.password.title'),
      icon: <Glyph of={KeyRound} size="small" />,
      onAction: () => dialogs.open('password'),
    },
  ];
  return entries.filter((entry) => entry !== undefined && entry !== false);
}
