import { Check, Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shownRecoveryCode } from '../../../../domain/session/second-factor/codes.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useCopying } from '../../../shared/copying/useCopying.ts';
import { downloadFile } from '../../../shared/tables/downloadFile.ts';
import styles from './SecurityCards.module.scss';

/** Prints the dialog without the page behind it. */
function printDialog(): void {
  const { dataset } = document.documentElement;
  dataset['prints'] = 'dialog';
  window.addEventListener('afterprint', () => delete dataset['prints'], { once: true });
  window.print();
}

export type RecoveryCodesDialogProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** Dialog with new recovery codes. Closed only by its button, because the codes cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation();
  const shownCodes = codes.map(shownRecoveryCode);
  const text = `${shownCodes.join('\n')}\n`;
  const copying = useCopying(text);

  async function handleCopy(): Promise<void> {
    if (await copying.copy()) announce(t('signInSecurity.codes.shown.copied'));
  }

  return (
    <Dialog
      isOpen
      isLocked
      isSheet
      title={t('signInSecurity.codes.shown.title')}
      description={t('signInSecurity.codes.shown.description')}
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('signInSecurity.codes.shown.done')}
        </Button>
      }
    >
      <ul className={styles.codes} aria-label={t('signInSecurity.codes.title')} dir="ltr">
        {shownCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button icon={<Glyph of={copying.isCopied ? Check : Copy} />} onPress={() => void handleCopy()}>
          {t(copying.isCopied ? 'signInSecurity.codes.shown.copied' : 'signInSecurity.codes.shown.copy')}
        </Button>
        <Button
          icon={<Glyph of={Download} />}
          onPress={() => downloadFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {t('signInSecurity.codes.shown.download')}
        </Button>
        <Button icon={<Glyph of={Printer} />} onPress={printDialog}>
          {t('signInSecurity.codes.shown.print')}
        </Button>
      </div>
    </Dialog>
  );
}
