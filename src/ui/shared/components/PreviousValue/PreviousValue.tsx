import type { FieldTexts } from '../Field/fieldTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './PreviousValue.module.scss';

export type PreviousValueProps = Pick<FieldTexts, 'putBack'> & {
  readonly text: string;
  readonly label?: string | undefined;
};

/** The value that is live now, struck through under the one that replaces it, with the way back to it. */
export function PreviousValue({ text, label, putBack }: PreviousValueProps) {
  return (
    <span className={styles.was}>
      {label !== undefined && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      <del dir="auto">{text}</del>
      {putBack && (
        <button type="button" className={styles.putBack} aria-label={putBack.name} onClick={putBack.onPress}>
          {putBack.label}
        </button>
      )}
    </span>
  );
}
