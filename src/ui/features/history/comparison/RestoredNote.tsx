import { useTranslation } from 'react-i18next';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import type { Restore } from './useRestore.ts';

/** Says what was just brought back and what gave way to it, and offers to take it back. */
export function RestoredNote({ restore }: { readonly restore: Restore }) {
  const { t } = useTranslation();
  const { restored } = restore;
  if (!restored) return <div aria-live="polite" />;
  const { count, gaveWay } = restored;
  const first = count > 0 ? t('history.restored', { count }) : t('history.nothingToRestore');
  const hasEffect = count + gaveWay > 0;
  return (
    <div aria-live="polite">
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
        dismissLabel={t('common.dismiss')}
      >
        {gaveWay > 0 ? t('common.inARow', { first, second: t('history.gaveWay', { count: gaveWay }) }) : first}
      </Banner>
    </div>
  );
}
