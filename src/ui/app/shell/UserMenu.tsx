import { ChevronsUpDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import { avatarLetters } from '../../../domain/session/avatarLetters.ts';
import type { Session } from '../../../domain/session/session.ts';
import { classNames } from '../../shared/classNames.ts';
import { Avatar } from '../../shared/components/Avatar/Avatar.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { LazyMenu } from '../../shared/components/Menu/LazyMenu.tsx';
import type { MenuEntry } from '../../shared/components/Menu/MenuProps.ts';
import styles from './UserMenu.module.scss';

export type UserMenuProps = {
  readonly session: Session;
  /** Ways to pages that stand here alone. */
  readonly pages?: readonly MenuEntry[] | undefined;
};

const openable = new LazyPart(async () => (await import('./OpenableUserMenu.tsx')).OpenableUserMenu);

/** Who is signed in; opens what they can do for themselves [NV-7]. */
export function UserMenu({ session, pages = [] }: UserMenuProps) {
  const { t } = useTranslation();
  const { name, email, userId } = session.userInfo;
  const shownName = name ?? email ?? userId;
  return (
    <LazyMenu openable={openable} given={{ pages }}>
      <AriaButton className={classNames(styles.user)} aria-label={t('userMenu.open', { name: shownName })}>
        <Avatar letters={avatarLetters(session.role, shownName)} />
        <span className={styles.name} dir="auto">
          {email ?? shownName}
        </span>
        <Glyph of={ChevronsUpDown} size="small" />
      </AriaButton>
    </LazyMenu>
  );
}
