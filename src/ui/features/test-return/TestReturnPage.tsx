import { RotateCcw, Share2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { ruleSample } from '../../../application/rules/ruleSample.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import type { ConsumerVisit } from '../../../domain/consumer-portal/consumerPortal.ts';
import type { ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { sampleOrders } from '../../../domain/orders/sampleOrders.ts';
import { dayOfDate } from '../../../domain/rules/conditions/calendarDate.ts';
import { addressOfOrder } from '../../../domain/simulator/itemAddress.ts';
import { factsOf } from '../../../domain/consumer-portal/consumerOrder.ts';
import { sampleTestOrders } from '../../../domain/test-return/sampleTestOrders.ts';
import { visitOf } from '../../../domain/test-return/testPersona.ts';
import type { PreviewChoice } from '../../consumer/previewProtocol.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { CopyLink } from '../../shared/copying/CopyLink.tsx';
import { TextToCopy } from '../../shared/copying/TextToCopy.tsx';
import { useCopying } from '../../shared/copying/useCopying.ts';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { PageLinksContext } from '../../shared/pages/PageLinksContext.ts';
import { usePortalSides } from '../../shared/preview/usePortalSides.ts';
import { useVisitChoices } from '../../shared/preview/useVisitChoices.ts';
import { useService } from '../../shared/services.tsx';
import type { HeldLinkAct } from '../preview-links/ShareDialog.tsx';
import styles from './TestReturnPage.module.scss';
import { searchOfPersona, useTestPersona } from './useTestPersona.ts';

const TestedReturn = lazyComponent(async () => (await import('./TestedReturn.tsx')).TestedReturn);
const ShareDialog = lazyComponent(async () => (await import('../preview-links/ShareDialog.tsx')).ShareDialog);
const OwnOrderDialog = lazyComponent(async () => (await import('./OwnOrderDialog.tsx')).OwnOrderDialog);

/** A customer's return, walked to its last screen as published and as pending, with what decides each screen [CT-2] [RL-4]. */
export const TestReturnPage = observer(function TestReturnPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const owner = useService(BrandingStore).configuration;
  if (!configuration || !pendingConfiguration) return undefined;
  const sharedBy = owner?.extensions.previewLinks ? owner.rootOrgId : undefined;
  return <TestReturn published={configuration} pending={pendingConfiguration} sharedBy={sharedBy} />;
});

/** An act that was held while a review only looked, on its way back to the dialog where it was asked for. */
type ResumedState = { readonly resumed?: HeldLinkAct | undefined };

type TestReturnProps = {
  readonly published: CompanyConfiguration;
  readonly pending: CompanyConfiguration;
  /** The owner whose service gives out links to previews, where it does. */
  readonly sharedBy: string | undefined;
};

const SIMULATOR = '/return-rules/simulator';

function TestReturn({ published, pending, sharedBy }: TestReturnProps) {
  const { t } = useTranslation();
  const clock = useService(Clock);
  const { hasPage, goTo } = use(PageLinksContext);
  const inHand = useTestPersona();
  const { persona, today, screen } = inHand;
  const ownOrder = useDialogAddress('own');
  const share = useDialogAddress('share');
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const samples = useMemo(
    () => sampleTestOrders(sampleOrders(ruleSample(published, clock)), published, pending, today),
    [published, pending, clock, today],
  );
  const { chosen, typed, choose, startOver } = useVisitChoices();
  const { items, method } = chosen;
  const visited = useMemo(() => {
    const on = (configuration: CompanyConfiguration) => {
      const found = visitOf(persona, configuration, { samples, today });
      const visit: ConsumerVisit = { ...found.visit, items, method };
      return { ...found, visit };
    };
    return { published: on(published), pending: on(pending) };
  }, [persona, published, pending, samples, today, items, method]);
  const { side, control, portals, touchedScreens } = usePortalSides(
    { published, pending },
    { published: visited.published.visit, pending: visited.pending.visit },
  );
  const { visit, order } = visited[side];
  const portal = portals[side];
  const [walked, setWalked] = useState<ReadonlySet<ConsumerStep>>(new Set());
  const link = new URL(
    useHref({ search: searchOfPersona({ ...persona, order, askedOn: visit.askedOn }, screen) }),
    document.baseURI,
  ).href;
  const copying = useCopying(link);

  function show(wanted: ConsumerStep): void {
    setWalked(new Set(walked).add(screen));
    inHand.show(wanted);
  }

  function handleStartOver(): void {
    startOver();
    setWalked(new Set());
    inHand.startOver();
  }

  function handleChoice(choice: PreviewChoice): void {
    if (choice.kind === 'language') return inHand.change({ language: choice.language });
    if (choice.kind === 'field' && choice.id === 'reason') return inHand.change({ reason: choice.value });
    if (choice.kind === 'field' && choice.id === 'purchaseDate' && dayOfDate(choice.value) !== undefined)
      return inHand.change({ order: { ...order, purchaseDate: choice.value } });
    return choose(
      choice,
      portal.chosen.map(({ id }) => id),
    );
  }

  function openSimulator(): void {
    const facts = order.items.map((item) => factsOf(item, visit.order));
    const entries = addressOfOrder({ items: facts, askedOn: visit.askedOn }).map(([name, value]) => [name, value]);
    goTo(`${SIMULATOR}?${new URLSearchParams(entries).toString()}`);
  }

  return (
    <>
      <PageHeader
        title={t('navigation.testReturn')}
        description={t('testReturn.description')}
        actions={
          <>
            <Button icon={<Glyph of={RotateCcw} />} onPress={handleStartOver}>
              {t('testReturn.startOver')}
            </Button>
            <CopyLink copying={copying} label={t('testReturn.copyLink')} />
            {sharedBy !== undefined && (
              <Button icon={<Glyph of={Share2} />} onPress={share.openNew}>
                {t('previewLinks.share')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.page}>
        {copying.denial && <TextToCopy label={t('testReturn.linkField')} text={link} denial={copying.denial} />}
        <TestedReturn
          persona={{
            inHand,
            samples,
            visited: visited[side],
            portal,
            configurations: [published, pending],
            onOrder: (chosenOrder) => {
              startOver();
              inHand.change({ order: chosenOrder });
            },
            onOwnOrder: ownOrder.openNew,
          }}
          walk={{
            configurations: { published, pending },
            portals,
            side,
            visit,
            typed,
            screen,
            walked,
            touchedScreens,
            sideControl: control,
            onShow: show,
            onChoose: handleChoice,
            onSimulate: hasPage(SIMULATOR) ? openSimulator : undefined,
          }}
        />
      </div>
      {share.isNew && sharedBy !== undefined && (
        <ShareDialog
          company={{ rootOrgId: sharedBy, companyId: published.companyId }}
          published={published}
          pending={pending}
          resumed={(state as ResumedState | null)?.resumed}
          onResume={(resumed) => void navigate({ pathname, search }, { state: { resumed } satisfies ResumedState })}
          onResumed={() => void navigate({ pathname, search }, { replace: true, state: undefined })}
          onClose={share.close}
        />
      )}
      {ownOrder.isNew && (
        <OwnOrderDialog
          order={order}
          samples={samples}
          onTake={(own) => {
            startOver();
            inHand.change({ order: own });
          }}
          onClose={ownOrder.close}
        />
      )}
    </>
  );
}
