import { Users } from 'lucide-react';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userMenu } from '../../../../domain/navigation/userMenu.ts';
import { isRecord } from '../../../../domain/shared/shapes.ts';
import { themeWithDefaults, logoBoxes, type LogoSize } from '../../../../domain/theme/consumerTheme.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useManagesUsers } from '../../entry/useManagesUsers.ts';
import { DrawerButton } from '../NavigationDrawer.tsx';
import type { ShellProps, ShellCompany } from '../ShellProps.ts';
import { SearchButton } from '../SearchButton.tsx';
import { UserMenu } from '../UserMenu.tsx';
import { ClassicNavigation } from './ClassicNavigation.tsx';
import styles from './ShellHeader.module.scss';
import { classNames } from '../../../shared/classNames.ts';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';

const USERS = '/users';

/** Header with only the company's logo [SH-1], or with both logos, publish button and user menu [SH-2]. */
export function ShellHeader(
  props: ShellProps & { readonly publishSlot: (slot: HTMLElement | null) => void },
): ReactNode {
  const { carrier, company, theme, session, shell, prefix, publishSlot } = props;
  const { t } = useTranslation();
  const { hasPage, goTo } = use(PageLinksContext);
  const canManageUsers = useManagesUsers();
  const size = themeWithDefaults(isRecord(theme) ? theme : undefined).headerLogoSize;
  if (shell.header === 'logo-only') return <HeaderLogo of={company} size={size} />;
  const menu = userMenu({
    role: session.role,
    layout: 'classic',
    prefix,
    canManageUsers,
    multipleLanguageSupport: false,
  });
  const hasUsers = hasPage(USERS) && menu.some(({ kind }) => kind === 'users');
  return (
    <>
      <div className={styles.brand}>
        <span className={styles.menu}>
          <DrawerButton>
            <div className={styles.drawer}>
              <ClassicNavigation {...props} />
            </div>
          </DrawerButton>
        </span>
        <HeaderLogo of={carrier} size={size} />
        {company.logoUrl !== carrier.logoUrl && (
          <>
            <span className={styles.rule} />
            <HeaderLogo of={company} size={size} />
          </>
        )}
      </div>
      <div className={styles.acts}>
        <div className={styles.search}>
          <SearchButton />
        </div>
        <div ref={publishSlot} className={styles.publish} data-focus-part />
        <div className={styles.user}>
          <UserMenu
            session={session}
            pages={
              hasUsers
                ? [
                    {
                      id: 'users',
                      label: t('navigation.users'),
                      icon: <Glyph of={Users} size="small" />,
                      onAction: () => goTo(USERS),
                    },
                  ]
                : []
            }
          />
        </div>
      </div>
    </>
  );
}

type HeaderLogoProps = {
  readonly of: Pick<ShellCompany, 'name' | 'logoUrl' | 'darkLogoUrl'>;
  readonly size: LogoSize;
};

/** Logo in the size that the theme sets [SH-6]. A company without a logo is shown by its name. */
function HeaderLogo({ of: { name, logoUrl, darkLogoUrl }, size }: HeaderLogoProps): ReactNode {
  if (logoUrl === undefined)
    return (
      <span className={styles.name}>
        <BrandMark name={name} isNamed />
        <bdi aria-hidden="true">{name}</bdi>
      </span>
    );
  const { width, height } = logoBoxes[size];
  const box = { maxInlineSize: `min(${width}px, 100%)`, maxBlockSize: height };
  return (
    <span className={styles.frame}>
      <img
        src={logoUrl}
        alt={name}
        style={box}
        className={classNames(styles.logo, darkLogoUrl !== undefined && styles.light)}
      />
      {darkLogoUrl !== undefined && (
        <img src={darkLogoUrl} alt={name} style={box} className={classNames(styles.logo, styles.dark)} />
      )}
    </span>
  );
}
