import { ChevronsUpDown, Languages, LogOut } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../../application/session/SessionStore.ts';
import { choiceOfLanguages, ownNameOf } from '../../../domain/languages/language.ts';
import { avatarLetters } from '../../../domain/session/avatarInitials.ts';
import type { Session } from '../../../domain/session/session.ts';
import { useUnsavedGuard } from '../../shared/changes/unsaved/useUnsavedGuard.tsx';
import { classNames } from '../../shared/classNames.ts';
import { Avatar } from '../../shared/components/Avatar/Avatar.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../shared/components/Menu/MenuProps.ts';
import { useService } from '../../shared/services.tsx';
import styles from './UserMenu.module.scss';

export type UserMenuProps = {
  readonly session: Session;
  readonly pages?: readonly MenuEntry[] | undefined;
};

/** Menu with languages, pages and sign-out. `PersonalMenu` contains the other entries [NV-7]. */
export const UserMenu = observer(function UserMenu({ session, pages = [] }: UserMenuProps) {
  const { t } = useTranslation();
  const sessions = useService(SessionStore);
  const language = useService(LanguageStore);
  const branding = useService(BrandingStore);
  const guard = useUnsavedGuard();
  const { name, email, userId } = session.userInfo;
  const shownName = name ?? email ?? userId;

  async function handleSignOut(): Promise<void> {
    if (await guard.confirm()) await sessions.signOut();
  }

  const languageEntry: MenuEntry = {
    id: 'language',
    label: t('languages.label'),
    icon: <Glyph of={Languages} size="small" />,
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
  const entries: readonly MenuEntry[] = [
    ...(branding.configuration?.multipleLanguageSupport ? [languageEntry] : []),
    ...pages,
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
      <Menu label={t('userMenu.label')} entries={entries} placement="bottom start" isNarrow>
        <AriaButton className={classNames(styles.user)} aria-label={t('userMenu.open', { name: email ?? shownName })}>
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
