import { FileUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../../application/impact/ImpactProcess.ts';
import { Button, type ButtonProps } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useLanguage } from '../../../shared/useLanguage.ts';

const ACCEPTED = ['.csv', '.tsv', '.txt', 'text/csv', 'text/plain', 'text/tab-separated-values'];

export type OrderFileButtonProps = Pick<ButtonProps, 'size'> & { readonly impact: ImpactProcess };

export const OrderFileButton = observer(function OrderFileButton({ impact, size }: OrderFileButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FileTrigger
      acceptedFileTypes={ACCEPTED}
      onSelect={(files) => {
        const file = files?.[0];
        if (file) void impact.takeFile(file, { language });
      }}
    >
      <Button size={size} icon={<Glyph of={FileUp} />}>
        {t(impact.source.kind === 'file' ? 'impact.source.other' : 'impact.source.choose')}
      </Button>
    </FileTrigger>
  );
});
