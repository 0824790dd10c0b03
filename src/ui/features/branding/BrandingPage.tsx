import { RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { BrandingEditor } from '../../../application/branding/BrandingEditor.ts';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { PortalPreview } from '../../shared/preview/PortalPreview.tsx';
import { PageSteps } from '../../shared/steps/PageSteps.tsx';
import { ColoursCard } from './colours/ColoursCard.tsx';
import { ContrastCard } from './contrast/ContrastCard.tsx';
import { LogoCard } from './logo/LogoCard.tsx';
import { useLogoColours } from './useLogoColours.ts';

/** Page to edit logo and colours of the merchant's portal [CT-3] [CT-5] [PB-17]. */
export const BrandingPage = observer(function BrandingPage() {
  const { t } = useTranslation();
  const editor = useEditor(BrandingEditor);
  const logoColours = useLogoColours(editor.logo('pending'));

  function handleDefaults(): void {
    editor.useDefaults();
    announce(t('branding.defaultsUsed'));
  }
  return (
    <>
      <PageHeader
        title={t('branding.title')}
        description={t('branding.description')}
        actions={
          <Button
            icon={<Glyph of={RotateCcw} size="small" />}
            isDisabled={!editor.hasThemeOfItsOwn}
            onPress={handleDefaults}
          >
            {t('branding.useDefaults')}
          </Button>
        }
      />
      <PageSteps of="branding" />
      <PageColumns asideWidth="wide" aside={<PortalPreview />}>
        <LogoCard editor={editor} />
        <ColoursCard editor={editor} logoColours={logoColours} />
        <ContrastCard editor={editor} logoColours={logoColours} />
      </PageColumns>
    </>
  );
});
