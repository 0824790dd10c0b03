import { FileUp, X } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { decodeText } from '../../../../domain/tables/decodeText.ts';
import { TABLE_LIMITS } from '../../../../domain/tables/readTable.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { TextArea } from '../../../shared/components/TextArea/TextArea.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { useLanguage } from '../../../shared/useLanguage.ts';
import styles from './ImportTexts.module.scss';

export type ImportInput = {
  readonly text: string;
  /** Set if the text comes from a file. */
  readonly fileName: string;
  /** Ids of excluded texts. */
  readonly leftOut: readonly string[];
};

export const NO_INPUT: ImportInput = { text: '', fileName: '', leftOut: [] };

const ACCEPTED = ['.csv', '.tsv', '.txt', '.xlf', '.xliff', '.xml', 'text/csv', 'text/plain', 'application/xliff+xml'];
/** Maximum number of bytes of a text within the limit. */
const MAX_FILE_SIZE = 4 * TABLE_LIMITS.characters;

export type ImportSourceProps = {
  readonly form: FormState<ImportInput>;
  /** Why the input cannot be read. */
  readonly error: string | undefined;
};

export function ImportSource({ form, error }: ImportSourceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [refused, setRefused] = useState<string>();
  const { fileName } = form.values;

  async function take(file: File | undefined): Promise<void> {
    setRefused(undefined);
    if (!file) return;
    if (file.size > MAX_FILE_SIZE) {
      setRefused(t('common.tooMuchToRead'));
      return;
    }
    try {
      const text = decodeText(new Uint8Array(await file.arrayBuffer()), language);
      form.change({ ...NO_INPUT, text, fileName: file.name });
    } catch {
      setRefused(t('wording.transfer.problems.unreadable'));
    }
  }

  const shown = refused ?? error;
  return (
    <>
      <div className={styles.file}>
        <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={(files) => void take(files?.[0])}>
          <Button icon={<Glyph of={FileUp} />}>{t('wording.transfer.choose')}</Button>
        </FileTrigger>
        {fileName !== '' && (
          <>
            <bdi className={styles.fileName}>{fileName}</bdi>
            <IconButton
              label={t('wording.transfer.takeOut', { name: fileName })}
              icon={<Glyph of={X} />}
              onPress={() => form.change(NO_INPUT)}
            />
          </>
        )}
      </div>
      {fileName === '' ? (
        <TextArea
          {...form.field('text')}
          optionalMark={undefined}
          label={t('wording.transfer.paste')}
          error={shown}
          onPasteText={(text) => (text.length > TABLE_LIMITS.characters ? t('common.tooMuchToRead') : undefined)}
          dir="auto"
          isMono
          rows={4}
        />
      ) : (
        shown !== undefined && (
          <p role="alert" className={styles.refused}>
            {shown}
          </p>
        )
      )}
    </>
  );
}
