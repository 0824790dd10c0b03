import { observer } from 'mobx-react-lite';
import type { PublishRecord } from '../../../../application/history/HistoryGateway.ts';
import type { ComparisonSubject } from '../../../../application/history/ReadComparison.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { RevertedLink } from '../publishes/RevertedLink.tsx';
import { useRevertedText } from '../../../shared/publishes/useRevertedText.ts';
import styles from './PublishWords.module.scss';
import { partsOfNote } from '../../../../domain/publishing/publishNote.ts';

export type PublishWordsProps = {
  readonly publish: PublishRecord;
  readonly onShow: (subject: ComparisonSubject) => void;
};

export const PublishWords = observer(function PublishWords({ publish, onShow }: PublishWordsProps) {
  const revertedText = useRevertedText();
  const { note, reverts } = publish;
  if (note === undefined && !reverts) return undefined;
  return (
    <div className={styles.words}>
      {reverts && (
        <p className={styles.reverts}>
          <KeyedText>{revertedText(reverts)}</KeyedText> <RevertedLink reverted={reverts} onShow={onShow} />
        </p>
      )}
      {note !== undefined && <PublishNote note={note} />}
    </div>
  );
});

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
