import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Settings2, Keyboard, Search, ShieldCheck, SunMoon } from 'lucide-react';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../../../application/languages/LanguageStore.ts';
import { LanguageSelect } from '../../../features/languages/LanguageSelect.tsx';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { useService } from '../../../shared/services.tsx';
import type { ShellProps } from '../ShellProps.ts';
import styles from './SidebarFooter.module.scss';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import { appearances, AppearanceStore } from '../../../../application/theme/AppearanceStore.ts';
import { hasSecurityPage } from '../../../../domain/branding/adminConfiguration.ts';
import { SECURITY_PATH } from '../../../../domain/navigation/place.ts';
import { CommandsContext } from '../../../features/commands/CommandsContext.ts';
import { withCommandKey } from '../../../shared/components/Kbd/Kbd.tsx';
import type { MenuEntry } from '../../../shared/components/Menu/MenuProps.ts';

/** Footer of the sidebar, with the owner's links, language and version [BN-3] [NV-7]. */
export const SidebarFooter = observer(function SidebarFooter(props: ShellProps) {
  const { carrier, version, footer, shell, prefix } = props;
  const { t } = useTranslation();
  const languages = useService(LanguageStore);
  const { configuration } = useService(BrandingStore);
  if (!shell.footer) return undefined;
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      {shell.footer.carrierLogo && (
        <span className={styles.carrier}>
          <BrandMark name={carrier.name} logoUrl={carrier.logoUrl} darkLogoUrl={carrier.darkLogoUrl} size="small" />
          <KeyedText>{carrier.name}</KeyedText>
        </span>
      )}
      {shell.footer.version && (
        <span dir="ltr" aria-label={t('footer.version', { version })} role="note">
          {version}
        </span>
      )}
      <PlainLink href={footer.privacyPolicyUrl}>{t('footer.privacy')}</PlainLink>
      <PlainLink href={footer.termsAndConditionsUrl}>{t('footer.terms')}</PlainLink>
      {configuration?.multipleLanguageSupport && (
        <LanguageSelect
          language={languages.language}
          offered={configuration.offeredLanguages}
          onLanguageChange={(language) => void languages.choose(language)}
        />
      )}
      <div className={styles.preferences}>
        <PersonalMenu prefix={prefix} />
      </div>
    </footer>
  );
});

/**
 * Menu with appearance, shortcuts and sign-in security. The user menu in the specification does not contain these
 * entries [NV-7].
 */
const PersonalMenu = observer(function PersonalMenu({ prefix }: Pick<ShellProps, 'prefix'>) {
  const { t } = useTranslation();
  const label = t('userMenu.preferences');
  return (
    <Menu label={label} entries={usePersonalEntries(prefix)} placement="top start">
      <Button variant="quiet" size="compact" icon={<Glyph of={Settings2} size="small" />}>
        {label}
      </Button>
    </Menu>
  );
});

/** For MobX observers. Menu entries for appearance, commands, shortcuts and sign-in security. */
function usePersonalEntries(prefix: string): readonly MenuEntry[] {
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
