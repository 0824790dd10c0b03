import { partsOfNote } from '../../../../domain/publishing/publishNote.ts';
import styles from './PublishNote.module.scss';

/** Note that the user added to a publish, and the computed figures below the note. */
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
