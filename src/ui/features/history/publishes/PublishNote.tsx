import { partsOfNote } from '../../../../domain/publishing/noteWithFigures.ts';
import styles from './PublishNote.module.scss';

/** What the person who published wrote of it, as they wrote it, and below it what was counted, which nobody said. */
export function PublishNote({ note }: { readonly note: string }) {
  const { written, counted } = partsOfNote(note);
  return (
    <>
      {written !== '' && (
        <p className={styles.note}>
          <q dir="auto">{written}</q>
        </p>
      )}
      {counted !== '' && (
        <p className={styles.note} dir="auto">
          {counted}
        </p>
      )}
    </>
  );
}
