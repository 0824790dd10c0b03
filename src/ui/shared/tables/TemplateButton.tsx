import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button/Button.tsx';
import { Glyph } from '../components/Icon/Glyph.tsx';

export function TemplateButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" icon={<Glyph of={Download} />} onPress={onPress}>
      {t('common.downloadTemplate')}
    </Button>
  );
}
