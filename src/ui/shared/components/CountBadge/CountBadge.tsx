import { classNames } from '../../classNames.ts';
import { KeyedText } from '../KeyedText/KeyedText.tsx';
import styles from './CountBadge.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type CountBadgeProps = {
  readonly count: number;
  /** The number written for the language, such as "12"; the plain number without it. */
  readonly text?: string | undefined;
  /** Says what is counted to those who listen: "3 unsaved changes". */
  readonly label: string;
  readonly tone?: 'pending' | 'warning' | 'neutral' | undefined;
  /** Fills it, where its item is the selected one. */
  readonly isStrong?: boolean | undefined;
};

/** How many, beside what they are of; nothing at zero. */
export function CountBadge({ count, text, label, tone = 'pending', isStrong = false }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.badge, styles[tone], isStrong && styles.strong)}>
      <span aria-hidden="true">
        <KeyedText>{text ?? count}</KeyedText>
      </span>
      <VisuallyHidden>
        <KeyedText>{label}</KeyedText>
      </VisuallyHidden>
    </span>
  );
}
