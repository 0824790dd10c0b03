import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ImpactProcess } from '../../../application/impact/ImpactProcess.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';

/** Message if a file was rejected, the computation has failed (with a retry button) or the figures are outdated. */
export const ImpactProblem = observer(function ImpactProblem({ impact }: { readonly impact: ImpactProcess }) {
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
