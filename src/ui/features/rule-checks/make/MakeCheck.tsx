import { ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { lazyComponent } from '../../../shared/lazy/lazyComponent.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { useRuleChecks } from '../useRuleChecks.ts';

const MakeCheckDialog = lazyComponent(async () => (await import('./MakeCheckDialog.tsx')).MakeCheckDialog);

export type MakeCheckProps = {
  readonly item: OrderItem;
  readonly requestedOn: string;
  readonly pending: CompanyConfiguration;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/** Hidden if the service has no checks [RL-7]. */
export const MakeCheck = observer(function MakeCheck({ isOpen, onOpen, onClose, ...asked }: MakeCheckProps) {
  const { t } = useTranslation();
  const checks = useRuleChecks();
  const [savedName, setSavedName] = useState<string>();
  if (!checks) return undefined;
  const isReady = checks.state.kind === 'ready';
  const hasFailed = checks.state.kind === 'failed';
  return (
    <>
      <div>
        <Button size="compact" icon={<Glyph of={ListChecks} size="small" />} isDisabled={!isReady} onPress={onOpen}>
          {t('ruleChecks.make')}
        </Button>
      </div>
      {hasFailed && <Banner tone="info" title={t('ruleChecks.notRead')} />}
      {savedName !== undefined && (
        <Banner
          tone="success"
          action={
            <RouteLink to="../checks" relative="path">
              {t('ruleChecks.showAll')}
            </RouteLink>
          }
          onDismiss={() => setSavedName(undefined)}
        >
          {t('ruleChecks.made.text', { name: isolated(savedName) })}
        </Banner>
      )}
      {isOpen && (isReady || hasFailed) && (
        <MakeCheckDialog
          {...asked}
          checks={checks}
          onKept={(name) => {
            onClose();
            setSavedName(name);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
});
