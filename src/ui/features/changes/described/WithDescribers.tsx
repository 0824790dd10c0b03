import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { useDescribers } from './useDescribers.ts';

export type WithDescribersProps = { readonly children: (described: ChangeDescribers) => ReactNode };

/** What says changes in words, fetched when it is first shown; where it cannot be fetched, a way to try again. */
export const WithDescribers = observer(function WithDescribers({ children }: WithDescribersProps) {
  const { t } = useTranslation();
  const { described, hasFailed, retry } = useDescribers();
  if (described) return children(described);
  if (!hasFailed) return <Skeleton shape="row" count={3} />;
  return (
    <Banner
      tone="critical"
      isAlert
      action={
        <Button size="compact" onPress={retry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('errors.unreachable.title')}
    </Banner>
  );
});
