import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { isNoteTooLong, MAX_NOTE, publishNote } from '../../../../domain/publishing/publishNote.ts';
import { charactersLeft, unitLimit } from '../../../../domain/validation/textLimit.ts';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useService } from '../../services.tsx';
import styles from './NoteField.module.scss';

const limit = unitLimit(MAX_NOTE);

/** Field for a note about this publish, shown in the history. Hidden if the service does not support notes. */
export const NoteField = observer(function NoteField() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const { configuration } = useService(BrandingStore);
  if (configuration?.extensions.publishNotes !== true) return undefined;
  const { note } = changes;
  return (
    <div className={styles.note}>
      <TextArea
        label={t('changes.note.label')}
        hint={t('changes.note.hint')}
        optionalMark={t('common.optional')}
        limit={charactersLeft(limit, publishNote(note) ?? '')}
        error={isNoteTooLong(note) ? t('validation.tooLongError', { max: MAX_NOTE }) : undefined}
        rows={2}
        dir="auto"
        value={note}
        onChange={(text) => changes.write(text)}
      />
    </div>
  );
});
