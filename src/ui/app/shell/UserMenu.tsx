import { ChevronsUpDown, Keyboard, KeyRound, Languages, LogOut, Search, SunMoon, User } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { appearances, AppearanceStore } from '../../../application/theme/AppearanceStore.ts';
import { choiceOfLanguages, ownNameOf } from '../../../domain/languages/language.ts';
import { avatarLetters } from '../../../domain/session/avatarLetters.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useUnsavedGuard } from '../../features/changes/unsaved/useUnsavedGuard.tsx';
import { CommandsContext } from '../../features/commands/CommandsContext.ts';
import { classNames } from '../../shared/classNames.ts';
import { Avatar } from '../../shared/components/Avatar/Avatar.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { withCommandKey } from '../../shared/components/Kbd/platformKeys.ts';
import { Menu } from '../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../shared/components/Menu/MenuProps.ts';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { useService } from '../../shared/services.tsx';
import { ACCOUNT_DIALOG } from '../../shared/forms/accountDialog.ts';
import styles from './UserMenu.module.scss';

export type UserMenuProps = {
  readonly session: Session;
  /** Ways to pages that stand here alone. */
  readonly pages?: readonly MenuEntry[] | undefined;
};

/** Who is signed in, with what they can do for themselves: language, appearance, sign-ins and the way out [NV-7]. */
export const UserMenu = observer(function UserMenu({ session, pages = [] }: UserMenuProps) {
  const { t } = useTranslation();
  const sessions = useService(SessionStore);
  const language = useService(LanguageStore);
  const appearance = useService(AppearanceStore);
  const branding = useService(BrandingStore);
  const shortcuts = useService(ShortcutsStore);
  const guard = useUnsavedGuard();
  const openCommands = use(CommandsContext);
  const dialogs = useDialogAddress(ACCOUNT_DIALOG);
  const { name, email, userId } = session.userInfo;
  const shownName = name ?? email ?? userId;

  async function handleSignOut(): Promise<void> {
    if (await guard.confirm()) await sessions.signOut();
  }

  const languageEntry: MenuEntry = {
    id: 'language',
    label: t('languages.label'),
    icon: <Glyph of={Languages} size="small" />,
    trail: ownNameOf(language.language),
    subList: {
      backLabel: t('languages.back'),
      actions: choiceOfLanguages(branding.configuration?.offeredLanguages, language.language).map((each) => ({
        id: each,
        lang: each,
        label: ownNameOf(each),
        isSelected: each === language.language,
        onAction: () => void language.choose(each),
      })),
    },
  };
  const sessionsEntry: MenuEntry = {
    id: 'sessions',
    label: t('userMenu.sessions'),
    icon: <Glyph of={User} size="small" />,
    onAction: () => dialogs.open('sessions'),
  };
  const passwordEntry: MenuEntry = {
    id: 'password',
    label: t('session.password.title'),
    icon: <Glyph of={KeyRound} size="small" />,
    onAction: () => dialogs.open('password'),
  };
  const commandsEntry: MenuEntry = {
    id: 'commands',
    label: t('commands.open'),
    icon: <Glyph of={Search} size="small" />,
    trail: withCommandKey('K'),
    onAction: () => openCommands('palette'),
  };
  const entries: readonly MenuEntry[] = [
    ...(branding.configuration?.multipleLanguageSupport ? [languageEntry] : []),
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
    ...pages,
    ...(shortcuts.areOn ? [commandsEntry] : []),
    {
      id: 'keys',
      label: t('commands.keys.title'),
      icon: <Glyph of={Keyboard} size="small" />,
      onAction: () => openCommands('keys'),
    },
    ...(branding.configuration?.extensions.sessions ? [sessionsEntry] : []),
    ...(branding.configuration?.extensions.userManagement ? [passwordEntry] : []),
    {
      id: 'sign-out',
      label: t('userMenu.signOut'),
      icon: <Glyph of={LogOut} size="small" />,
      hasSeparatorBefore: true,
      onAction: () => void handleSignOut(),
    },
  ];

  return (
    <>
      <Menu label={t('userMenu.label')} entries={entries} placement="bottom start">
        <AriaButton className={classNames(styles.user)} aria-label={t('userMenu.open', { name: shownName })}>
          <Avatar letters={avatarLetters(session.role, shownName)} />
          <span className={styles.name} dir="auto">
            {email ?? shownName}
          </span>
          <Glyph of={ChevronsUpDown} size="small" />
        </AriaButton>
      </Menu>
      {guard.dialog}
    </>
  );
});
