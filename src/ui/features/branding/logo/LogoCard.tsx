import { Upload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useDroppedFile } from '../../../shared/files/useDroppedFile.ts';
import { LogoText } from './LogoText.tsx';
import { LogoProblem } from './LogoProblem.tsx';
import { PresentLogo } from './PresentLogo.tsx';
import styles from './LogoCard.module.scss';
import { useLogoFile } from './useLogoFile.ts';
import { NewLogo } from './NewLogo.tsx';

/** Also file extensions, because some systems support only these. */
const ACCEPTED = ['.png', '.jpg', '.jpeg', '.webp', '.svg', 'image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** Copied SVG source. */
const fileOfDrawing = (text: string): File | undefined =>
  /^\s*<(\?xml|svg)\b/.test(text) ? new File([text], 'SVG') : undefined;

/** Choose, drop or paste a logo, crop it and preview it in place. */
export const LogoCard = observer(function LogoCard({ editor }: { readonly editor: BrandingEditor }) {
  const { t } = useTranslation();
  const { state, take, drop } = useLogoFile();
  const isOver = useDroppedFile((file) => void take(file), fileOfDrawing);
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
    if (file) void take(file);
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
