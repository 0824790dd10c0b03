import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './CountBadge.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type CountBadgeProps = {
  readonly count: number;
  /** Localized number. Defaults to the plain number. */
  readonly text?: string | undefined;
  /** Text for screen readers: "3 unsaved changes". */
  readonly label: string;
  /** Filled style for the selected item. */
  readonly isStrong?: boolean | undefined;
};

/** Renders nothing at zero. */
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
