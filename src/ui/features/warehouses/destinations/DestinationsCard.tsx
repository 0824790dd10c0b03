import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { ruleSample } from '../../../../application/rules/ruleSample.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import type { WarehousesEditor } from '../../../../application/warehouses/WarehousesEditor.ts';
import { sampleOrders, SAMPLE_SIZE } from '../../../../domain/orders/sampleOrders.ts';
import { destinationShares, type DestinationShare } from '../../../../domain/warehouses/destinationShares.ts';
import { BarList } from '../../../shared/components/BarList/BarList.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { useService } from '../../../shared/services.tsx';

/** If there are more addresses, one more line summarizes the rest. */
const MAX_SHOWN = 6;

export const DestinationsCard = observer(function DestinationsCard({ editor }: { readonly editor: WarehousesEditor }) {
  const { t, i18n } = useTranslation();
  const clock = useService(Clock);
  const { configuration } = useService(CompanyStore);
  const orders = useMemo(() => sampleOrders(ruleSample(configuration ?? {}, clock)), [configuration, clock]);
  const pending = editor.configuration;
  const shares = useMemo(
    () => (configuration && pending ? destinationShares(configuration, pending, orders) : []),
    [configuration, pending, orders],
  );
  if (shares.length === 0) return undefined;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  const summarizedShares = shares.slice(MAX_SHOWN);
  const nameOf = ({ locationId }: DestinationShare): string =>
    editor.row(locationId)?.name ?? t('returnAddresses.destinations.nowhere');
  const sum = (of: 'published' | 'pending'): number => summarizedShares.reduce((all, share) => all + share[of], 0);
  const lines = [
    ...shares.slice(0, MAX_SHOWN).map((share) => ({ ...share, name: nameOf(share) })),
    ...(summarizedShares.length > 0
      ? [
          {
            locationId: 'rest',
            published: sum('published'),
            pending: sum('pending'),
            name: t('returnAddresses.destinations.others', { count: summarizedShares.length }),
          },
        ]
      : []),
  ];
  const isChanged = lines.some((line) => percent.format(line.published) !== percent.format(line.pending));
  return (
    <Card
      title={t('returnAddresses.destinations.title', { count: SAMPLE_SIZE })}
      description={t('returnAddresses.destinations.description')}
      isChanged={isChanged}
    >
      <BarList
        bars={lines.map(({ locationId, name, published, pending: after }) => ({
          id: locationId,
          name,
          before: published,
          now: after,
          textBefore: percent.format(published),
          textNow: percent.format(after),
        }))}
      />
    </Card>
  );
});
