import styles from './PublishNote.module.scss';

/** What the person who published wrote of it, as they wrote it. */
export function PublishNote({ note }: { readonly note: string }) {
  return (
    <p className={styles.note}>
      <q dir="auto">{note}</q>
    </p>
  );
}
