import type { ReactNode } from 'react';
import { logoBoxes, type LogoSize } from '../../../../domain/theme/consumerTheme.ts';
import { classNames } from '../../../shared/classNames.ts';
import { BrandMark } from '../../../shared/components/BrandMark/BrandMark.tsx';
import type { ShellCompany } from '../ShellProps.ts';
import styles from './HeaderLogo.module.scss';

export type HeaderLogoProps = {
  readonly of: Pick<ShellCompany, 'name' | 'logoUrl' | 'darkLogoUrl'>;
  readonly size: LogoSize;
};

/** Sized by the theme [SH-6]. The name replaces a missing logo. */
export function HeaderLogo({ of: { name, logoUrl, darkLogoUrl }, size }: HeaderLogoProps): ReactNode {
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
