import { FileUp, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { decodeText } from '../../../domain/tables/decodeText.ts';
import { TABLE_LIMITS } from '../../../domain/tables/readTable.ts';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/Button/IconButton.tsx';
import { Glyph } from '../components/Icon/Glyph.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TemplateButton } from '../tables/TemplateButton.tsx';
import { useLanguage } from '../useLanguage.ts';
import styles from './Import.module.scss';

export const TABLE_FILES = ['.csv', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'];
/** Maximum number of bytes of one character in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 4;

export type ImportSourceProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly name?: string | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called with the text of a file, or with an empty text if the user removes the file. */
  readonly onReplace: (text: string) => void;
  readonly error: string | undefined;
  /** Accepted file extensions and media types. */
  readonly accepted?: readonly string[] | undefined;
  readonly maxCharacters?: number | undefined;
  /** Returns a reason to refuse a pasted text or a file, e.g. its size. A refused text is not inserted. */
  readonly refuse?: ((text: string) => string | undefined) | undefined;
  readonly onTemplate?: (() => void) | undefined;
  readonly children?: ReactNode;
};

export function ImportSource({
  label,
  hint,
  name,
  value,
  onChange,
  onReplace,
  error,
  accepted = TABLE_FILES,
  maxCharacters = TABLE_LIMITS.characters,
  refuse,
  onTemplate,
  children,
}: ImportSourceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [fileName, setFileName] = useState('');
  const [fileError, setFileError] = useState<string>();

  const refusalOf = (text: string): string | undefined =>
    text.length > maxCharacters ? t('common.tooMuchToRead') : refuse?.(text);

  async function problemOf(file: File): Promise<string | undefined> {
    if (file.size > MAX_BYTES_PER_CHARACTER * maxCharacters) return t('common.tooMuchToRead');
    try {
      const text = decodeText(new Uint8Array(await file.arrayBuffer()), language);
      const refusal = refusalOf(text);
      if (refusal !== undefined) return refusal;
      onReplace(text);
      setFileName(file.name);
      return undefined;
    } catch {
      return t('importing.unreadable');
    }
  }

  async function readFile(file: File | undefined): Promise<void> {
    setFileError(file && (await problemOf(file)));
  }

  function handleChange(text: string): void {
    setFileError(undefined);
    setFileName('');
    onChange(text);
  }

  function removeFile(): void {
    setFileName('');
    onReplace('');
  }

  return (
    <>
      <TextArea
        name={name}
        label={label}
        hint={hint}
        value={value}
        onChange={handleChange}
        error={fileError ?? error}
        onPasteText={(text) => {
          setFileError(undefined);
          return refusalOf(text);
        }}
        dir="auto"
        isMono
        rows={4}
        autoFocus
      />
      <div className={styles.source}>
        <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => void readFile(files?.[0])}>
          <Button icon={<Glyph of={FileUp} />}>{t('importing.choose')}</Button>
        </FileTrigger>
        {fileName !== '' && (
          <>
            <bdi className={styles.fileName}>{fileName}</bdi>
            <IconButton
              label={t('importing.takeOut', { name: fileName })}
              icon={<Glyph of={X} />}
              onPress={removeFile}
            />
          </>
        )}
        {onTemplate && <TemplateButton onPress={onTemplate} />}
        <KeyedText>{children}</KeyedText>
      </div>
    </>
  );
}
