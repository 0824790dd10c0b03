import { Ellipsis } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsumerTextEditor } from '../../../../application/consumer-text/ConsumerTextEditor.ts';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { Menu } from '../../../shared/components/Menu/Menu.tsx';
import { useDialogAddress } from '../../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';
import type { ExportFormat } from './ExportTexts.tsx';

const ImportTexts = lazyComponent(async () => (await import('./ImportTexts.tsx')).ImportTexts);
const ExportTexts = lazyComponent(async () => (await import('./ExportTexts.tsx')).ExportTexts);

export const TextsTransfer = observer(function TextsTransfer({ editor }: { readonly editor: ConsumerTextEditor }) {
  const { t } = useTranslation();
  const address = useDialogAddress('import');
  const [format, setFormat] = useState<ExportFormat>();
  return (
    <>
      <Menu
        label={t('importing.menu')}
        entries={[
          { id: 'import', label: t('consumerText.transfer.importAct'), onAction: address.openNew },
          { id: 'csv', label: t('consumerText.transfer.exportCsv'), onAction: () => setFormat('csv') },
          ...(editor.languages.length > 1
            ? [{ id: 'xliff', label: t('consumerText.transfer.exportXliff'), onAction: () => setFormat('xliff') }]
            : []),
        ]}
      >
        <IconButton label={t('importing.menu')} icon={<Glyph of={Ellipsis} />} />
      </Menu>
      {format && <ExportTexts editor={editor} format={format} onDone={() => setFormat(undefined)} />}
      {address.isNew && <ImportTexts editor={editor} onClose={address.close} />}
    </>
  );
});
