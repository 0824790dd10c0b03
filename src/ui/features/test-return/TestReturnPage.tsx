import { Maximize2, RotateCcw, Share2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { addressOfOrder } from '../../../domain/simulator/itemAddress.ts';
import { factsOf } from '../../../domain/consumer-portal/consumerOrder.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { CopyLink } from '../../shared/copying/CopyLink.tsx';
import { TextToCopy } from '../../shared/copying/TextToCopy.tsx';
import { useCopying } from '../../shared/copying/useCopying.ts';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { PageLinksContext } from '../../shared/pages/PageLinksContext.ts';
import { useService } from '../../shared/services.tsx';
import type { WaitingLinkAction } from '../preview-links/ShareDialog.tsx';
import styles from './TestReturnPage.module.scss';
import { searchOfPersona } from './useTestPersona.ts';
import { useTestedReturn, type TestedState } from './useTestedReturn.ts';
import { PersonaBar } from './PersonaBar.tsx';
import { Walk } from './Walk.tsx';

const ShareDialog = lazyComponent(async () => (await import('../preview-links/ShareDialog.tsx')).ShareDialog);
const OwnOrderDialog = lazyComponent(async () => (await import('./OwnOrderDialog.tsx')).OwnOrderDialog);

/** Page to test a return as a customer, published or pending, with the decisions of each screen [CT-2] [RL-4]. */
export const TestReturnPage = observer(function TestReturnPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const owner = useService(BrandingStore).configuration;
  if (!configuration || !pendingConfiguration) return undefined;
  const sharedBy = owner?.extensions.previewLinks ? owner.rootOrgId : undefined;
  return <TestReturn published={configuration} pending={pendingConfiguration} sharedBy={sharedBy} />;
});

/**
 * Navigation state with an action that a read-only review has blocked, and that the dialog for preview links now runs.
 */
type ResumedState = { readonly resumed?: WaitingLinkAction | undefined };

type TestReturnProps = {
  readonly published: CompanyConfiguration;
  readonly pending: CompanyConfiguration;
  /** Id of the owner if its service supports preview links, otherwise undefined. */
  readonly sharedBy: string | undefined;
};

const SIMULATOR = '/return-rules/simulator';
const FULL_SCREEN = 'full-screen';

function TestReturn({ published, pending, sharedBy }: TestReturnProps) {
  const { t } = useTranslation();
  const { hasPage, goTo } = use(PageLinksContext);
  const tested = useTestedReturn({ published, pending });
  const { personaState, samples, visited, side, portals, visit } = tested;
  const { order } = visited;
  const { persona, screen } = personaState;
  const ownOrder = useDialogAddress('own');
  const share = useDialogAddress('share');
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const link = new URL(
    useHref({ search: searchOfPersona({ ...persona, order, requestedOn: visit.requestedOn }, screen) }),
    document.baseURI,
  ).href;
  const copying = useCopying(link);

  function openSimulator(): void {
    const facts = order.items.map((item) => factsOf(item, visit.order));
    const entries = addressOfOrder({ items: facts, requestedOn: visit.requestedOn }).map(([name, value]) => [
      name,
      value,
    ]);
    goTo(`${SIMULATOR}?${new URLSearchParams(entries).toString()}`);
  }

  function openFullScreen(): void {
    const choices: TestedState = { choices: tested.choices };
    void navigate({ pathname: FULL_SCREEN, search }, { relative: 'path', state: choices });
  }

  return (
    <>
      <PageHeader
        title={t('navigation.testReturn')}
        description={t('testReturn.description')}
        actions={
          <>
            <Button icon={<Glyph of={RotateCcw} />} onPress={tested.startOver}>
              {t('testReturn.startOver')}
            </Button>
            <Button icon={<Glyph of={Maximize2} />} onPress={openFullScreen}>
              {t('testReturn.fullScreen')}
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
        <PersonaBar
          personaState={personaState}
          samples={samples}
          visited={visited}
          portal={portals[side]}
          configurations={[published, pending]}
          onOrder={tested.takeOrder}
          onOwnOrder={ownOrder.openNew}
        />
        <Walk
          configurations={{ published, pending }}
          portals={portals}
          side={side}
          visit={visit}
          typed={tested.choices.typed}
          screen={screen}
          walked={tested.walked}
          touchedScreens={tested.touchedScreens}
          sideControl={tested.sideControl}
          onShow={tested.show}
          onChoose={tested.choose}
          onSimulate={hasPage(SIMULATOR) ? openSimulator : undefined}
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
        <OwnOrderDialog order={order} samples={samples} onTake={tested.takeOrder} onClose={ownOrder.close} />
      )}
    </>
  );
}
