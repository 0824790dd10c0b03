import { ReadFailure } from '../failures/ReadFailure.tsx';
import styles from './LazyFailure.module.scss';

/** Says over the page that a part of it could not be fetched, and offers it again. */
export const LazyFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.failure}>
    <ReadFailure failure={{ kind: 'unreachable' }} onRetry={onRetry} />
  </div>
);
