import { Pencil, Plus, Star, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CarriersEditor } from '../../../../application/carriers/CarriersEditor.ts';
import { CARRIER_PREFIX } from '../../../../domain/carriers/changes/carrierKey.ts';
import { accountFieldsOf } from '../../../../domain/carriers/account/accountFields.ts';
import type { CarrierCard as Carrier } from '../../../../domain/carriers/setup/carrierCards.ts';
import { classNames } from '../../../shared/classNames.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { removeEntry, restoreEntry } from '../../../shared/components/Menu/rowEntries.tsx';
import { RowMenu } from '../../../shared/components/Menu/RowMenu.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { CarrierFacts } from './CarrierFacts.tsx';
import { CarrierPills } from './CarrierPills.tsx';
import { SetupProgress } from './SetupProgress.tsx';
import type { CarrierActions } from './useCarrierActions.ts';
import styles from './CarrierCard.module.scss';
import { useCountryName } from '../../../shared/names/countryNames.ts';

export type CarrierCardProps = {
  readonly editor: CarriersEditor;
  readonly card: Carrier;
  readonly actions: CarrierActions;
};

export const CarrierCard = observer(function CarrierCard({ editor, card, actions }: CarrierCardProps) {
  const { t } = useTranslation();
  const countryName = useCountryName();
  const { carrierCompanyId: id, name, change, carrier } = card;
  const isRemoved = change === 'removed';
  const isSetUp = carrier !== undefined && !isRemoved;
  const Name = isRemoved ? 'del' : 'span';

  function collectsText(): string {
    if (!card.countries) return t('carriers.collectsEverywhere');
    const [only, ...others] = card.countries;
    return only !== undefined && others.length === 0
      ? t('carriers.collectsInOne', { country: countryName(only) })
      : t('carriers.collectsIn', { count: card.countries.length });
  }

  return (
    <Card density="flush" isChanged={change !== 'none'} data-setting={`${CARRIER_PREFIX}${id}`}>
      <div className={classNames(styles.card, !isSetUp && styles.apart)}>
        <header className={styles.header}>
          <span className={styles.mark} aria-hidden="true">
            {[...name].slice(0, 2).join('').toUpperCase()}
          </span>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <Name dir="auto">{name}</Name>
            </h2>
            <p className={styles.muted}>{collectsText()}</p>
          </div>
          <div className={styles.state}>
            <CarrierPills card={card} canDeliver={editor.useOf(id)?.delivery.isPossible ?? true} />
            {isSetUp && (
              <Switch
                label={t('carriers.useNamed', { name })}
                isLabelHidden
                isSelected={carrier.enabled}
                onChange={(isOn) => actions.onUse(card, isOn)}
              />
            )}
          </div>
        </header>
        {isSetUp && <SetupProgress editor={editor} card={card} carrier={carrier} />}
        <div className={styles.facts}>
          <CarrierFacts editor={editor} card={card} />
        </div>
        <footer className={styles.actions}>
          <CardActions card={card} isSetUp={isSetUp} actions={actions} />
        </footer>
      </div>
    </Card>
  );
});

type CardActionsProps = Omit<CarrierCardProps, 'editor'> & { readonly isSetUp: boolean };

function CardActions({ card, isSetUp, actions }: CardActionsProps) {
  const { t } = useTranslation();
  const { carrierCompanyId, name, carrier, change } = card;
  if (change === 'removed')
    return (
      <Button icon={<Glyph of={Undo2} isMirrored />} onPress={() => actions.onRestore(card)}>
        {t('carriers.bringBack')}
      </Button>
    );
  if (!isSetUp)
    return (
      <Button icon={<Glyph of={Plus} />} onPress={() => actions.onAccount(card)}>
        {t('carriers.setUp')}
      </Button>
    );
  const isChanged = change === 'changed';
  return (
    <>
      {accountFieldsOf(carrierCompanyId).length > 0 && (
        <Button icon={<Glyph of={Pencil} />} onPress={() => actions.onAccount(card)}>
          {t('carriers.editAccount')}
        </Button>
      )}
      {carrier?.default === false && (
        <Button icon={<Glyph of={Star} />} onPress={() => actions.onMakeDefault(card)}>
          {t('carriers.makeDefault')}
        </Button>
      )}
      <span className={styles.last}>
        <RowMenu
          label={t('carriers.menu', { name })}
          entries={() => [
            ...(isChanged ? [restoreEntry(t('carriers.restore'), () => actions.onRestore(card))] : []),
            { ...removeEntry(t('carriers.remove'), () => actions.onRemove(card)), hasSeparatorBefore: isChanged },
          ]}
        />
      </span>
    </>
  );
}
