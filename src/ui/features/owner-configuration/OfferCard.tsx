import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { configKey } from '../../../domain/application-config/configPart.ts';
import { isOffer, type ConfigValues } from '../../../domain/application-config/configValues.ts';
import { knownCarriers, knownStoreNetworks } from '../../../domain/carriers/knownCarriers.ts';
import type { OfferedCarrier } from '../../../domain/company/parts/carrier.ts';
import type { OfferedStoreNetwork } from '../../../domain/company/parts/storeNetwork.ts';
import { classNames } from '../../shared/classNames.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { Switch } from '../../shared/components/Switch/Switch.tsx';
import { useCountryName } from '../../shared/names/countryNames.ts';
import { useNameList } from '../../shared/names/useNameList.ts';
import { useService } from '../../shared/services.tsx';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';
import styles from './OwnerFeatures.module.scss';
import { useMerchants } from '../../shared/search/useMerchants.ts';

/** Card to select the carriers that merchants can use [CR-7]. */
export const CarrierOfferCard = observer(function CarrierOfferCard() {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const list = useNameList();
  const served = useService(BrandingStore).configuration?.features?.offeredCarriers?.carriers;
  const collects = ({ countries }: OfferedCarrier): string =>
    countries
      ? t('ownerConfiguration.offer.collectsIn', { countries: list(countries.map(countryName)) })
      : t('ownerConfiguration.offer.collectsEverywhere');
  return (
    <OfferCard
      name="offeredCarriers"
      title={t('ownerConfiguration.offer.carriers')}
      description={t('ownerConfiguration.offer.carriersHint')}
      known={knownCarriers}
      served={served}
      listOf={(value) => ('carriers' in value ? value.carriers : [])}
      offerOf={(carriers) => ({ carriers })}
      idOf={({ carrierCompanyId }) => carrierCompanyId}
      textOf={collects}
      renderUse={(carrier) => <CarrierUse carrier={carrier} />}
    />
  );
});

function CarrierUse({ carrier }: { readonly carrier: string }) {
  const { t } = useTranslation();
  const matching = useMerchants({ carrier });
  return matching && <span>{t('ownerConfiguration.offer.used', { count: matching.total })}</span>;
}

/** Card to select the store networks that merchants can use [CR-7]. */
export const NetworkOfferCard = observer(function NetworkOfferCard() {
  const { t } = useTranslation();
  const served = useService(BrandingStore).configuration?.features?.offeredStoreNetworks?.storeNetworks;
  const carrierOf = ({ storeNetworkCarrierId: id }: OfferedStoreNetwork): string | undefined =>
    knownCarriers.find(({ carrierCompanyId }) => carrierCompanyId === id)?.name ?? id;
  return (
    <OfferCard
      name="offeredStoreNetworks"
      title={t('ownerConfiguration.offer.networks')}
      description={t('ownerConfiguration.offer.networksHint')}
      known={knownStoreNetworks}
      served={served}
      listOf={(value) => ('storeNetworks' in value ? value.storeNetworks : [])}
      offerOf={(storeNetworks) => ({ storeNetworks })}
      idOf={({ storeNetworkId }) => storeNetworkId}
      textOf={carrierOf}
    />
  );
});

type OfferCardProps<Entry extends { readonly name?: string | undefined }> = {
  readonly name: 'offeredCarriers' | 'offeredStoreNetworks';
  readonly title: string;
  readonly description: string;
  /** Entries that this release of the client knows. The service may know more entries. */
  readonly known: readonly Entry[];
  /** Entries that the service offers if the owner has not selected any. */
  readonly served: readonly Entry[] | undefined;
  readonly listOf: (value: ConfigValues['offer']) => readonly Entry[];
  readonly offerOf: (entries: readonly Entry[]) => ConfigValues['offer'];
  readonly idOf: (entry: Entry) => string;
  readonly textOf: (entry: Entry) => string | undefined;
  readonly renderUse?: (id: string) => ReactNode;
};

const OfferCard = observer(function OfferCard<Entry extends { readonly name?: string | undefined }>({
  name,
  title,
  description,
  known,
  served,
  listOf,
  offerOf,
  idOf,
  textOf,
  renderUse,
}: OfferCardProps<Entry>) {
  const { t } = useTranslation();
  const editor = useApplicationConfigEditor();
  const part = { kind: 'offer', name } as const;
  const chosenIn = (value: unknown): readonly Entry[] | undefined => (isOffer(value) ? listOf(value) : served);
  const published = chosenIn(editor.published(part));
  const pending = chosenIn(editor.pending(part));
  const isIn = (entries: readonly Entry[] | undefined, id: string): boolean =>
    entries?.some((entry) => idOf(entry) === id) === true;
  const ids = new Set(known.map(idOf));
  const unknownEntries = [...(published ?? []), ...(pending ?? [])].filter((entry) => !ids.has(idOf(entry)));
  const allEntries = [...known, ...new Map(unknownEntries.map((entry) => [idOf(entry), entry])).values()];

  function choose(entry: Entry, isOffered: boolean): void {
    const otherEntries = (pending ?? []).filter((each) => idOf(each) !== idOf(entry));
    editor.edit(part, offerOf(isOffered ? [...otherEntries, entry] : otherEntries));
  }

  return (
    <Card density="flush" title={title} description={description} data-setting={configKey(part)}>
      {pending === undefined && <p className={styles.note}>{t('ownerConfiguration.offer.none')}</p>}
      <ul className={classNames(styles.features, styles.grid)}>
        {allEntries.map((entry) => {
          const id = idOf(entry);
          const [was, isOffered] = [isIn(published, id), isIn(pending, id)];
          return (
            <li key={id} className={styles.feature}>
              <Switch
                label={entry.name ?? id}
                description={textOf(entry)}
                isSelected={isOffered}
                onChange={(isSelected) => choose(entry, isSelected)}
              />
              {was !== isOffered && (
                <div className={styles.touched}>
                  <Pill tone="pending">
                    {t(isOffered ? 'ownerConfiguration.features.newlyOn' : 'ownerConfiguration.features.newlyOff')}
                  </Pill>
                  {!isOffered && renderUse?.(id)}
                  <span>{t(isOffered ? 'ownerConfiguration.offer.added' : 'ownerConfiguration.offer.withdrawn')}</span>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
});
