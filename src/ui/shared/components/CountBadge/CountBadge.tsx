import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './CountBadge.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type CountBadgeProps = {
  readonly count: number;
  /** Localized count. Defaults to the unformatted `count`. */
  readonly text?: string | undefined;
  /** Text for screen readers, e.g. "3 unsaved changes". */
  readonly label: string;
  /** Filled style, for the badge of the selected item. */
  readonly isStrong?: boolean | undefined;
};

export function CountBadge({ count, text, label, isStrong = false }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, isStrong && styles.strong)}>
      <span aria-hidden="true">
        <KeyedText>{text ?? count}</KeyedText>
      </span>
      <VisuallyHidden>
        <KeyedText>{label}</KeyedText>
      </VisuallyHidden>
    </span>
  );
}
