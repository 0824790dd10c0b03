import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useRestoredText, type Restore } from './useRestore.ts';

/** Message about the restored changes, and about the pending changes that they replaced, with an undo button. */
export function RestoredNote({ restore }: { readonly restore: Restore }) {
  const { t } = useTranslation();
  const text = useRestoredText();
  const { restored } = restore;
  if (!restored) return undefined;
  const { count, replacedCount } = restored;
  const hasEffect = count + replacedCount > 0;
  return (
    <Banner
      tone={count > 0 ? 'pending' : 'info'}
      action={
        hasEffect && (
          <Button size="compact" onPress={restore.takeBack}>
            {t('changes.undo')}
          </Button>
        )
      }
      onDismiss={restore.forget}
    >
      {text(restored)}
    </Banner>
  );
}
