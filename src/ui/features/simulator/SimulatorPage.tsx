import { ClipboardPaste, Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { portalCurrency } from '../../../domain/international/portalCurrency.ts';
import { dayOfDate } from '../../../domain/rules/conditions/calendarDate.ts';
import { knownAreas } from '../../../domain/orders/sampleOrders.ts';
import { listedRules } from '../../../domain/rules/ruleRows.ts';
import { isBlankItem, type OrderItem } from '../../../domain/rules/evaluation/orderItem.ts';
import { MAX_ITEMS } from '../../../domain/simulator/itemAddress.ts';
import { readSimulatedRules, simulate } from '../../../domain/simulator/simulate.ts';
import { BackLink } from '../../shared/components/BackLink/BackLink.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '../../shared/components/SegmentedControl/SegmentedControl.tsx';
import { CopyLink } from '../../shared/copying/CopyLink.tsx';
import { TextToCopy } from '../../shared/copying/TextToCopy.tsx';
import { useCopying } from '../../shared/copying/useCopying.ts';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import { ruleTabs } from '../../shared/rules/ruleTabs.ts';
import { DecisionTable } from './decisions/DecisionTable.tsx';
import { Timeline } from './decisions/Timeline.tsx';
import { NoItem } from './decisions/NoItem.tsx';
import { Verdicts } from './decisions/Verdicts.tsx';
import { ItemCard } from './item/ItemCard.tsx';
import { useSimulatedOrder } from './item/useSimulatedOrder.ts';
import { RuleFromItem } from './rule/RuleFromItem.tsx';
import styles from './SimulatorPage.module.scss';
import { MakeCheck } from '../rule-checks/make/MakeCheck.tsx';

const PasteDialog = lazyComponent(async () => (await import('./item/PasteDialog.tsx')).PasteDialog);

/** Page that evaluates an order with the published and the pending rules, and shows the reasons [RL-7]. */
export const SimulatorPage = observer(function SimulatorPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <Simulator published={configuration} pending={pendingConfiguration} />;
});

const NO_FACTS: OrderItem = {};

type SimulatorProps = { readonly published: CompanyConfiguration; readonly pending: CompanyConfiguration };

function Simulator({ published, pending }: SimulatorProps) {
  const { t } = useTranslation();
  const pasting = useDialogAddress('order');
  const check = useDialogAddress('check');
  const rule = useDialogAddress('rule');
  const ruleType = ruleTabs.find((type) => type === rule.opened);
  const isCovered = pasting.isNew || check.isNew || ruleType !== undefined;
  const order = useSimulatedOrder(isCovered);
  const { nth } = order;
  const link = new URL(useHref({ search: order.search }), document.baseURI).href;
  const copying = useCopying(link);
  const item = order.items[nth] ?? NO_FACTS;
  const input = order.inputs[nth];
  const publishedRules = useMemo(() => readSimulatedRules(published.rulesConfig ?? []), [published.rulesConfig]);
  const pendingRules = useMemo(() => readSimulatedRules(pending.rulesConfig ?? []), [pending.rulesConfig]);
  const areas = useMemo(() => knownAreas(listedRules(pending.rulesConfig ?? [])), [pending.rulesConfig]);
  const requestedOn = dayOfDate(order.requestedOn) === undefined ? order.today : order.requestedOn;
  const simulation = useMemo(
    () => simulate(publishedRules, pendingRules, item, requestedOn),
    [publishedRules, pendingRules, item, requestedOn],
  );
  const hasChanges = simulation.decisions.some(({ hasChangedRules }) => hasChangedRules);
  const isWindowDifferent = simulation.decisions.some(
    ({ type, isDifferent }) => type === 'RETURN_WINDOWS' && isDifferent,
  );

  /** Opens a dialog. First writes the input to the URL, because this is not possible while a dialog is open. */
  async function openOver(open: () => void): Promise<void> {
    const writing = order.write();
    if (writing) await writing;
    open();
  }

  return (
    <>
      <BackLink label={t('navigation.returnRules')} />
      <PageHeader
        title={t('navigation.simulator')}
        description={t('simulator.description')}
        actions={!order.items.every(isBlankItem) && <CopyLink copying={copying} label={t('simulator.copyLink')} />}
      />
      <div className={styles.page}>
        {copying.denial && (
          <div className={styles.link}>
            <TextToCopy label={t('simulator.linkField')} text={link} denial={copying.denial} />
          </div>
        )}
        <div className={styles.columns}>
          <div className={styles.stack}>
            {order.items.length > 1 && (
              <SegmentedControl
                label={t('simulator.items')}
                segments={order.items.map((_, at) => ({
                  id: String(at),
                  label: t('simulator.itemNumber', { number: at + 1 }),
                }))}
                value={String(nth)}
                onChange={(at) => order.show(Number(at))}
              />
            )}
            {input && (
              <ItemCard
                key={nth}
                order={order}
                nth={nth}
                input={input}
                currency={portalCurrency(pending)}
                areas={areas}
              />
            )}
            <div className={styles.acts}>
              <RuleFromItem
                item={item}
                type={ruleType}
                onChoose={(type) => void openOver(() => rule.open(type))}
                onClose={rule.close}
              />
              <Button
                size="compact"
                variant="quiet"
                icon={<Glyph of={ClipboardPaste} size="small" />}
                onPress={() => void openOver(pasting.openNew)}
              >
                {t('simulator.paste.title')}
              </Button>
              {order.items.length < MAX_ITEMS && (
                <Button
                  size="compact"
                  variant="quiet"
                  icon={<Glyph of={Plus} size="small" />}
                  onPress={() => order.setItems([...order.items, {}], order.items.length)}
                >
                  {t('simulator.addItem')}
                </Button>
              )}
              {order.items.length > 1 && (
                <Button
                  size="compact"
                  variant="quiet"
                  icon={<Glyph of={Trash2} size="small" />}
                  onPress={() => order.setItems(order.items.toSpliced(nth, 1))}
                >
                  {t('simulator.removeItem')}
                </Button>
              )}
            </div>
          </div>
          <div className={styles.stack}>
            {isBlankItem(item) ? (
              <NoItem />
            ) : (
              <>
                <Verdicts published={simulation.published} pending={simulation.pending} hasChanges={hasChanges} />
                <MakeCheck
                  item={item}
                  requestedOn={requestedOn}
                  pending={pending}
                  isOpen={check.isNew}
                  onOpen={() => void openOver(check.openNew)}
                  onClose={check.close}
                />
                <Timeline
                  bought={item.purchaseDate}
                  requestedOn={requestedOn}
                  today={order.today}
                  published={simulation.published}
                  pending={simulation.pending}
                  isDifferent={isWindowDifferent}
                  onTry={order.setRequestedOn}
                />
                <DecisionTable
                  decisions={simulation.decisions}
                  decidedBy={simulation.decidedBy}
                  item={item}
                  published={published}
                  pending={pending}
                />
              </>
            )}
          </div>
        </div>
      </div>
      {pasting.isNew && <PasteDialog onTake={(items) => order.setItems(items, 0)} onClose={pasting.close} />}
    </>
  );
}
