import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { BackLink } from '../../shared/components/BackLink/BackLink.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useDroppedFile } from '../../shared/files/useDroppedFile.ts';
import { useService } from '../../shared/services.tsx';
import { useLanguage } from '../../shared/useLanguage.ts';
import styles from './ImpactPage.module.scss';
import { SourceCard } from './source/SourceCard.tsx';
import { useImpact } from './useImpact.ts';
import { Result } from './result/Result.tsx';
import type { ImpactProcess } from '../../../application/impact/ImpactProcess.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';

/** Makes a file of pasted spreadsheet rows. Undefined for a single line. */
const fileOfRows = (text: string): File | undefined => (text.includes('\n') ? new File([text], 'CSV') : undefined);

/** Page that shows the impact of pending rules on past orders [RL-9]. */
export const ImpactPage = observer(function ImpactPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <Impact published={configuration} pending={pendingConfiguration} />;
});

type ImpactProps = { readonly published: CompanyConfiguration; readonly pending: CompanyConfiguration };

const Impact = observer(function Impact({ published, pending }: ImpactProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const impact = useImpact(published, pending);
  const isDropping = useDroppedFile((file) => void impact.takeFile(file, { language }), fileOfRows);
  return (
    <>
      <BackLink label={t('navigation.returnRules')} />
      <PageHeader title={t('navigation.impact')} description={t('impact.description')} />
      {impact.failure && <ReadFailure failure={impact.failure} onRetry={() => void impact.start()} />}
      {!impact.failure && (
        <div className={styles.page} data-dropping={isDropping || undefined}>
          <ImpactProblem impact={impact} />
          <SourceCard impact={impact} />
          <Result impact={impact} configuration={pending} hasChanges={published.rulesConfig !== pending.rulesConfig} />
        </div>
      )}
    </>
  );
});

/** Message if a file was rejected, the computation has failed (with a retry button) or the figures are outdated. */
const ImpactProblem = observer(function ImpactProblem({ impact }: { readonly impact: ImpactProcess }) {
  const { t } = useTranslation();
  const { problem, isOutdated, summary } = impact;
  return (
    <>
      {problem && (
        <Banner
          tone="critical"
          isAlert
          action={
            problem.kind === 'stopped' && (
              <Button size="compact" onPress={() => void impact.start()}>
                {t('impact.startAgain')}
              </Button>
            )
          }
        >
          {t(`impact.problems.${problem.kind}`)}
        </Banner>
      )}
      {isOutdated && problem?.kind !== 'stopped' && (
        <Banner
          tone="warning"
          isAlert
          title={t('impact.cancelled.title')}
          action={
            <Button size="compact" onPress={() => void impact.recount()}>
              {t('impact.cancelled.again')}
            </Button>
          }
        >
          {t(summary ? 'impact.cancelled.older' : 'impact.cancelled.none')}
        </Banner>
      )}
    </>
  );
});
