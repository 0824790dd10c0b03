import { useTranslation } from 'react-i18next';
import { imageIn } from '../../../../domain/application-config/logoImage.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/svg+xml': 'SVG',
};

/** Format and size of an unpublished logo. Empty for a published one. */
export function usePendingLogoText(): (url: string) => string {
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
