import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { useStoppedTexts } from './useStoppedTexts.ts';

export const StoppedBanner = observer(function StoppedBanner({ action }: { readonly action?: ReactNode }) {
  const { t } = useTranslation();
  const texts = useStoppedTexts();
  if (!texts) return undefined;
  const { title, safe, failure } = texts;
  const sentences = [safe, failure?.message, failure?.reason].filter((sentence) => sentence !== undefined);
  return (
    <Banner tone="warning" title={title} action={action}>
      {sentences.reduce((first, second) => t('common.inARow', { first, second }))}
    </Banner>
  );
});
