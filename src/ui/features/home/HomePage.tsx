import { ArrowUpRight, FlaskConical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { HistoryGateway } from '../../../application/history/HistoryGateway.ts';
import { HistoryResource } from '../../../application/history/HistoryResource.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { safeAddress } from '../../shared/components/PlainLink/PlainLink.tsx';
import { PageLinksContext } from '../../shared/pages/PageLinksContext.ts';
import { useService } from '../../shared/services.tsx';
import { ChangesCard } from './cards/ChangesCard.tsx';
import { PublishesCard } from './cards/PublishesCard.tsx';
import { ReadinessCard } from './cards/ReadinessCard.tsx';
import { RuleHealthCard } from './cards/RuleHealthCard.tsx';
import { StateCard } from './cards/StateCard.tsx';
import { portalAddress, isPortalActive } from '../../../domain/company/companyConfiguration.ts';

const TEST_RETURN = '/test-return';

export const HomePage = observer(function HomePage() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const review = useService(ReviewStore);
  const gateway = useService(HistoryGateway);
  const [history] = useState(() => new HistoryResource(gateway));
  const branding = useService(BrandingStore).configuration;
  const { hasPage, goTo } = use(PageLinksContext);
  const { configuration, pendingConfiguration: pending } = company;
  const hasHistory = hasPage('/history');
  const rootOrgId = configuration?.carrier.rootOrgId;
  const companyId = configuration?.companyId;
  const revision = company.published?.revision;
  useEffect(
    function readPublishes() {
      if (!hasHistory || rootOrgId === undefined || !companyId) return undefined;
      void history.open({ rootOrgId, companyId });
      return () => history.leave();
    },
    [history, hasHistory, rootOrgId, companyId, revision],
  );
  if (!configuration || !pending || !branding) return undefined;
  const publishes = hasHistory && history.state.kind === 'ready' ? history.state.publishes : [];
  const isActive = isPortalActive(configuration);
  const { lastPublishedAt } = configuration;
  const portal = safeAddress(portalAddress(configuration));
  return (
    <>
      <PageHeader
        title={t('navigation.home')}
        description={t('home.description')}
        actions={
          <>
            {hasPage(TEST_RETURN) && (
              <Button icon={<Glyph of={FlaskConical} />} onPress={() => goTo(TEST_RETURN)}>
                {t('navigation.testReturn')}
              </Button>
            )}
            {portal !== undefined && (
              <a className={buttonClassName()} href={portal} target="_blank" rel="noreferrer">
                <KeyedText>{t('publishing.success.viewPortal')}</KeyedText>
                <Glyph of={ArrowUpRight} isMirrored />
              </a>
            )}
          </>
        }
      />
      <PageColumns
        aside={
          <>
            <ChangesCard />
            {hasHistory && <PublishesCard store={history} />}
            <RuleHealthCard />
          </>
        }
      >
        <StateCard published={configuration} pending={pending} publish={publishes[0]} />
        <ReadinessCard
          pending={pending}
          ownerLinks={branding.footer}
          isPublished={isActive || publishes.length > 0 || typeof lastPublishedAt === 'string'}
          isPublishKnown={lastPublishedAt !== undefined || (hasHistory && (isActive || history.state.kind === 'ready'))}
          hasChanges={changes.count > 0}
          onReview={() => review.open()}
        />
      </PageColumns>
    </>
  );
});
