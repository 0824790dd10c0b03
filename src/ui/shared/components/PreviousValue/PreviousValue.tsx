import styles from './PreviousValue.module.scss';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The value that is live now, struck through under the one that replaces it. */
export function PreviousValue({ text, label }: { readonly text: string; readonly label?: string | undefined }) {
  return (
    <span className={styles.was}>
      {label !== undefined && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
      <del dir="auto">{text}</del>
    </span>
  );
}
