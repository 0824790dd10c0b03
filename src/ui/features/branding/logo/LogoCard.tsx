import { Upload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { useRef, useState } from 'react';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useDroppedFile } from '../../../shared/files/useDroppedFile.ts';
import { LogoProblem } from './LogoProblem.tsx';
import { PresentLogo } from './PresentLogo.tsx';
import styles from './LogoCard.module.scss';
import { NewLogo } from './NewLogo.tsx';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { LOGO_TEXT_LIMIT } from '../../../../domain/application-config/logoImage.ts';
import { isText } from '../../../../domain/shared/shapes.ts';
import { limitedText } from '../../../../domain/validation/validate.ts';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { useFieldDraft } from '../../../shared/forms/useFieldDraft.ts';
import { OpenLogoFile, type LogoFile } from '../../../../application/branding/logo/OpenLogoFile.ts';
import { Pictures } from '../../../../application/branding/logo/Pictures.ts';
import type { LogoFileProblem } from '../../../../domain/branding/logo/logoFile.ts';
import { useService } from '../../../shared/services.tsx';

/** Accepted media types. Also file extensions, because some operating systems support only these. */
const ACCEPTED = ['.png', '.jpg', '.jpeg', '.webp', '.svg', 'image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

const fileOfDrawing = (text: string): File | undefined =>
  /^\s*<(\?xml|svg)\b/.test(text) ? new File([text], 'SVG') : undefined;

export const LogoCard = observer(function LogoCard({ editor }: { readonly editor: BrandingEditor }) {
  const { t } = useTranslation();
  const { state, openFile, drop } = useLogoFile();
  const isOver = useDroppedFile((file) => void openFile(file), fileOfDrawing);
  const isChanged =
    editor.logo('published') !== editor.logo('pending') ||
    editor.logoText('published') !== editor.logoText('pending') ||
    editor.publishedTheme.headerLogoSize !== editor.pendingTheme.headerLogoSize ||
    editor.publishedTheme.loginAndSignupPageLogoSize !== editor.pendingTheme.loginAndSignupPageLogoSize;

  function handleUse(url: string): void {
    editor.editLogo(url);
    drop();
    announce(t('branding.logo.used'));
  }
  function handleSelect(files: FileList | null): void {
    const file = files?.[0];
    if (file) void openFile(file);
  }
  return (
    <Card
      title={t('branding.logo.title')}
      description={t('branding.logo.hint')}
      isChanged={isChanged}
      actions={
        <FileTrigger acceptedFileTypes={ACCEPTED} onSelect={handleSelect}>
          <Button icon={<Glyph of={Upload} size="small" />} isPending={state.stage === 'reading'}>
            {t(state.stage === 'ready' ? 'branding.logo.other' : 'branding.logo.choose')}
          </Button>
        </FileTrigger>
      }
    >
      <div className={styles.content}>
        {isOver && <p className={styles.over}>{t('branding.logo.dropHere')}</p>}
        {state.stage === 'refused' && <LogoProblem name={state.name} problem={state.problem} onDismiss={drop} />}
        {state.stage === 'ready' ? (
          <NewLogo key={state.file.url} file={state.file} editor={editor} onUse={handleUse} onCancel={drop} />
        ) : (
          <PresentLogo editor={editor} />
        )}
        {!editor.isOwners && <LogoText editor={editor} />}
      </div>
    </Card>
  );
});

const problemOf = limitedText(LOGO_TEXT_LIMIT, []);

const LogoText = observer(function LogoText({ editor }: { readonly editor: BrandingEditor }) {
  const { t } = useTranslation();
  const { field } = useFieldDraft<string>({
    name: configKey({ kind: 'logoText' }),
    isValue: isText,
    limit: LOGO_TEXT_LIMIT,
    pending: editor.logoText('pending'),
    published: editor.logoText('published'),
    normalize: (text) => text.trim(),
    check: problemOf,
    save: (text) => editor.editLogoText(text),
    textOf: (text) => text || editor.companyName,
  });
  return (
    <TextField
      {...field}
      label={t('branding.logo.text')}
      hint={t('branding.logo.textHint')}
      placeholder={editor.companyName}
      dir="auto"
      autoComplete="off"
    />
  );
});

type LogoFileState =
  | { readonly stage: 'none' }
  | { readonly stage: 'reading' }
  | { readonly stage: 'refused'; readonly name: string; readonly problem: LogoFileProblem }
  | { readonly stage: 'ready'; readonly file: LogoFile };

const NONE: LogoFileState = { stage: 'none' };

/** Opens a file as a logo. Ignores the result if the user has selected another file meanwhile. */
function useLogoFile() {
  const pictures = useService(Pictures);
  const [open] = useState(() => new OpenLogoFile(pictures));
  const [state, setState] = useState(NONE);
  const latest = useRef<File>(undefined);

  async function openFile(file: File): Promise<void> {
    latest.current = file;
    setState({ stage: 'reading' });
    const opened = await open.execute(file);
    if (latest.current !== file) return;
    setState(
      opened.ok ? { stage: 'ready', file: opened.value } : { stage: 'refused', name: file.name, problem: opened.error },
    );
  }

  function drop(): void {
    latest.current = undefined;
    setState(NONE);
  }
  return { state, openFile, drop };
}
