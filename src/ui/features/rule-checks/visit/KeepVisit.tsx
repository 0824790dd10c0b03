import { ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { VisitedItem } from '../../../../domain/rule-checks/visitChecks.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { useDialogAddress } from '../../../shared/forms/useDialogAddress.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useRuleChecks } from '../useRuleChecks.ts';
import { KeepVisitDialog } from './KeepVisitDialog.tsx';

export type KeepVisitProps = {
  readonly items: readonly VisitedItem[];
  readonly requestedOn: string;
  readonly pending: CompanyConfiguration;
};

const CHECKS = '/return-rules/checks';

/** Hidden if the service has no checks [RL-7]. */
export const KeepVisit = observer(function KeepVisit(visit: KeepVisitProps) {
  const { t } = useTranslation();
  const { hasPage, goTo } = use(PageLinksContext);
  const dialog = useDialogAddress('check');
  const checks = useRuleChecks();
  const [savedCount, setSavedCount] = useState<number>();
  if (!checks) return undefined;
  const isReady = checks.state.kind === 'ready';
  const hasFailed = checks.state.kind === 'failed';
  return (
    <>
      <Button
        variant="quiet"
        icon={<Glyph of={ListChecks} size="small" />}
        isDisabled={!isReady}
        onPress={dialog.openNew}
      >
        {t('testReturn.check.act')}
      </Button>
      {hasFailed && <Banner tone="info" title={t('ruleChecks.notRead')} />}
      {savedCount !== undefined && (
        <Banner
          tone="success"
          action={
            hasPage(CHECKS) && (
              <Button size="compact" onPress={() => goTo(CHECKS)}>
                {t('ruleChecks.showAll')}
              </Button>
            )
          }
          onDismiss={() => setSavedCount(undefined)}
        >
          {t('testReturn.check.kept', { number: savedCount })}
        </Banner>
      )}
      {dialog.isNew && (isReady || hasFailed) && (
        <KeepVisitDialog
          {...visit}
          checks={checks}
          onKept={(number) => {
            dialog.close();
            setSavedCount(number);
          }}
          onClose={dialog.close}
        />
      )}
    </>
  );
});
