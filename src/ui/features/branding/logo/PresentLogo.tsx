import { Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BrandingEditor } from '../../../../application/branding/BrandingEditor.ts';
import { configKey } from '../../../../domain/application-config/configPart.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import styles from './LogoCard.module.scss';
import { LogoPicture } from './LogoPicture.tsx';
import { LogoPlaces } from './LogoPlaces.tsx';
import { imageIn } from '../../../../domain/application-config/logoImage.ts';

export const PresentLogo = observer(function PresentLogo({ editor }: { readonly editor: BrandingEditor }) {
  const { t } = useTranslation();
  const logoText = usePendingLogoText();
  const url = editor.logo('pending');
  const published = editor.logo('published');
  const publishedText = t(published === '' ? 'branding.logo.noPublished' : 'branding.logo.published');
  const alt = editor.logoText('pending') || editor.companyName;
  return (
    <div className={styles.columns} data-setting={configKey({ kind: 'logo' })}>
      <div className={styles.stage}>
        <div className={styles.ground}>
          {url === '' ? (
            <p className={styles.empty}>{t('branding.logo.none')}</p>
          ) : (
            <LogoPicture url={url} alt={t('branding.logo.present')} />
          )}
        </div>
        {url !== '' && (
          <div className={styles.acts}>
            <Button
              size="compact"
              variant="quiet"
              icon={<Glyph of={Trash2} size="small" />}
              onPress={() => editor.editLogo('')}
            >
              {t('branding.logo.remove')}
            </Button>
            <span className={styles.muted}>{logoText(url)}</span>
          </div>
        )}
        {url !== published && (
          <PreviousValue
            text={publishedText}
            sample={published === '' ? undefined : <img src={published} alt="" className={styles.was} />}
            label={t('changes.before')}
            actions={[
              {
                label: t('common.putBack'),
                name: t('common.putBackNamed', { value: publishedText }),
                onPress: () => editor.editLogo(published),
              },
            ]}
          />
        )}
      </div>
      <LogoPlaces editor={editor} draw={() => (url === '' ? undefined : <LogoPicture url={url} alt={alt} />)} />
    </div>
  );
});

const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
};

/** Returns format and size of an unpublished logo as text. Empty for a published logo. */
function usePendingLogoText(): (url: string) => string {
  const { t, i18n } = useTranslation();
  return (url) => {
    const image = imageIn(url);
    if (!image) return '';
    const kilobytes = Math.ceil((image.data.length * 3) / 4 / 1000);
    return t('branding.logo.kept', {
      format: FORMATS[image.contentType],
      size: new Intl.NumberFormat(i18n.language).format(kilobytes),
    });
  };
}
