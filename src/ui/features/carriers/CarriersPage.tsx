import { GitBranch, Truck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { CarriersEditor } from '../../../application/carriers/CarriersEditor.ts';
import { nameOrder } from '../../../domain/languages/language.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Card } from '../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useSettingLink } from '../../shared/pages/PageLinksContext.ts';
import { ChangeProblems } from '../../shared/changes/review/ChangeProblems.tsx';
import { PageSteps } from '../../shared/steps/PageSteps.tsx';
import { CarrierCard } from './cards/CarrierCard.tsx';
import { useCarrierActions } from './cards/useCarrierActions.ts';
import styles from './CarriersPage.module.scss';

const AccountDialog = lazyComponent(async () => (await import('./form/AccountDialog.tsx')).AccountDialog);
const WithdrawDialog = lazyComponent(async () => (await import('./withdraw/WithdrawDialog.tsx')).WithdrawDialog);

/** Page to set up carriers for returns [CR-1] [CR-7]. */
export const CarriersPage = observer(function CarriersPage() {
  const { t, i18n } = useTranslation();
  const editor = useEditor(CarriersEditor);
  const account = useDialogAddress('carrier');
  const removal = useDialogAddress('remove');
  const stop = useDialogAddress('stop');
  const actions = useCarrierActions(editor, { onAccount: account.open, onRemove: removal.open, onStop: stop.open });
  const linkTo = useSettingLink();
  const toRules = linkTo('rules');
  // Carriers that are set up have the merchant's order. All others are sorted by name.
  const addable = editor.cards.filter(({ carrier }) => !carrier).toSorted(nameOrder(i18n.language, ({ name }) => name));
  const cards = [...editor.cards.filter(({ carrier }) => carrier), ...addable];
  const opened = account.opened === undefined ? undefined : editor.card(account.opened);
  const edited = opened?.change === 'removed' ? undefined : opened;
  const [removed, stopped] = [removal.opened, stop.opened].map((id) => {
    const card = id === undefined ? undefined : editor.card(id);
    return card?.carrier && card.change !== 'removed' ? card : undefined;
  });
  return (
    <>
      <PageHeader
        title={t('carriers.title')}
        description={t('carriers.description')}
        actions={
          toRules && (
            <Button icon={<Glyph of={GitBranch} />} onPress={toRules}>
              {t('carriers.rules')}
            </Button>
          )
        }
      />
      <PageSteps of="carriers" />
      {editor.deliveryProblems.length > 0 && (
        <div className={styles.problems}>
          <ChangeProblems problems={editor.deliveryProblems} />
        </div>
      )}
      {account.opened !== undefined && !edited && (
        <Banner tone="info" onDismiss={account.close}>
          {t(opened ? 'carriers.toBeRemoved' : 'carriers.gone')}
        </Banner>
      )}
      {editor.isLimitedToOne && <Banner tone="info">{t('carriers.onlyOne')}</Banner>}
      {cards.length === 0 ? (
        <Card density="flush">
          <EmptyState icon={<Glyph of={Truck} />} title={t('carriers.empty.title')}>
            {t('carriers.empty.description')}
          </EmptyState>
        </Card>
      ) : (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.carrierCompanyId} className={styles.place}>
              <CarrierCard editor={editor} card={card} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {edited && <AccountDialog key={account.opened} editor={editor} card={edited} onClose={account.close} />}
      {removed && (
        <WithdrawDialog key={removal.opened} act="remove" editor={editor} card={removed} onClose={removal.close} />
      )}
      {stopped && <WithdrawDialog key={stop.opened} act="stop" editor={editor} card={stopped} onClose={stop.close} />}
    </>
  );
});
