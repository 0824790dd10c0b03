import { Keyboard, Search, ShieldCheck, SunMoon } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import { appearances, AppearanceStore } from '../../../../application/theme/AppearanceStore.ts';
import { hasSecurityPage } from '../../../../domain/branding/adminConfiguration.ts';
import { SECURITY_PATH } from '../../../../domain/navigation/place.ts';
import { CommandsContext } from '../../../features/commands/CommandsContext.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { withCommandKey } from '../../../shared/components/Kbd/Kbd.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';
import { useService } from '../../../shared/services.tsx';

/** For MobX observers. Menu entries for appearance, commands, shortcuts and sign-in security. */
export function usePersonalEntries(prefix: string): readonly MenuEntry[] {
  const { t } = useTranslation();
  const appearance = useService(AppearanceStore);
  const extensions = useService(BrandingStore).configuration?.extensions;
  const shortcuts = useService(ShortcutsStore);
  const openCommands = use(CommandsContext);
  const navigate = useNavigate();
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
    hasSecurityPage(extensions) && {
      id: 'security',
      label: t('navigation.signInSecurity'),
      icon: <Glyph of={ShieldCheck} size="small" />,
      onAction: () => void navigate(prefix + SECURITY_PATH),
    },
  ];
  return entries.filter((entry) => entry !== undefined && entry !== false);
}
