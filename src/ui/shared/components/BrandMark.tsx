import { classNames } from '../classNames.ts';
import styles from './BrandMark.module.scss';

export type BrandMarkProps = {
  /** Whose mark it is; its first letters stand in where there is no logo. */
  readonly name: string;
  readonly logoUrl?: string | undefined;
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
export function BrandMark({ name, logoUrl, size = 'regular', isNamed = false }: BrandMarkProps) {
  const className = classNames(styles.mark, styles[size], logoUrl !== undefined && styles.logo);
  if (logoUrl !== undefined)
    return (
      <span className={className}>
        <img src={logoUrl} alt={isNamed ? name : ''} />
      </span>
    );
  return (
    <span className={className} {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
      {initialsOf(name)}
    </span>
  );
}
