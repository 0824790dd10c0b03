import { classNames } from '../../classNames.ts';
import styles from './BrandMark.module.scss';

export type BrandMarkProps = {
  /** Company name. Its initials are shown if the company has no logo. */
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** Logo for the dark theme. If absent, the dark theme shows `logoUrl` on a white background. */
  readonly darkLogoUrl?: string | undefined;
  readonly size?: 'small' | 'regular' | undefined;
  /** Whether screen readers read the name. Omit this next to a visible name. */
  readonly isNamed?: boolean | undefined;
};

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

export function BrandMark({ name, logoUrl, darkLogoUrl, size = 'regular', isNamed = false }: BrandMarkProps) {
  const hasPair = logoUrl !== undefined && darkLogoUrl !== undefined;
  const className = classNames(styles.mark, styles[size], logoUrl !== undefined && styles.logo, hasPair && styles.pair);
  if (logoUrl !== undefined)
    return (
      <span className={className}>
        <img src={logoUrl} alt={isNamed ? name : ''} loading="lazy" />
        {hasPair && <img src={darkLogoUrl} alt={isNamed ? name : ''} loading="lazy" />}
      </span>
    );
  return (
    <span className={className} {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {initialsOf(name)}
    </span>
  );
}
