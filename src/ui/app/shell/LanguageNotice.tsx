import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { ownNameOf } from '../../../domain/languages/language.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { useService } from '../../shared/services.tsx';

export const LanguageNotice = observer(function LanguageNotice() {
  const { t } = useTranslation();
  const store = useService(LanguageStore);
  const { failed } = store;
  if (!failed) return undefined;
  return (
    <Banner
      tone="warning"
      isAlert
      isFullBleed
      action={
        <Button size="compact" onPress={() => void store.choose(failed)}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('languages.failed', { language: ownNameOf(failed) })}
    </Banner>
  );
});
