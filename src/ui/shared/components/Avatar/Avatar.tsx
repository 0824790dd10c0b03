import { classNames } from '../../classNames.ts';
import styles from './Avatar.module.scss';

export function Avatar({
  letters,
  size = 'small',
}: {
  readonly letters: string;
  readonly size?: 'small' | 'regular' | undefined;
}) {
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {letters}
    </span>
  );
}
