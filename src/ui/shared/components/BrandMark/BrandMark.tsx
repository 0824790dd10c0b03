import { classNames } from '../../classNames.ts';
import styles from './BrandMark.module.scss';

export type BrandMarkProps = {
  /** Whose mark it is; its first letters stand in where there is no logo. */
  readonly name: string;
  readonly logoUrl?: string | undefined;
  /** The same logo drawn for a dark page; without it the logo keeps a white ground there. */
  readonly darkLogoUrl?: string | undefined;
  readonly size?: 'small' | 'regular' | undefined;
  /** Speaks the name; leave out where the name stands beside it. */
  readonly isNamed?: boolean | undefined;
};

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');

/** A company in a rounded square: its logo, or its initials on its accent. */
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
