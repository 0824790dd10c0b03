import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { Discarded } from './useDiscarded.ts';

export function DiscardedNote({ discarded }: { readonly discarded: Discarded }) {
  const { t } = useTranslation();
  if (discarded.count === 0) return undefined;
  return (
    <Banner
      tone="info"
      action={
        <Button size="compact" onPress={discarded.restore}>
          {t('changes.undoDiscard')}
        </Button>
      }
      onDismiss={discarded.forget}
    >
      {t('changes.discarded', { count: discarded.count })}
    </Banner>
  );
}
