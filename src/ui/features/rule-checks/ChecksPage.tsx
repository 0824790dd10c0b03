import { Download, FileUp, ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CheckEditFailure,
  RuleChecksList,
  RuleCheckState,
} from '../../../application/rule-checks/RuleChecksList.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { addCheck, changeCheck, removeCheck, type CheckEdit } from '../../../domain/rule-checks/checkEdits.ts';
import type { RuleCheck } from '../../../domain/rule-checks/ruleCheck.ts';
import { acceptedOutcomes } from '../../../domain/rule-checks/runChecks.ts';
import { announce } from '../../shared/announcing/announce.ts';
import { BackLink } from '../../shared/components/BackLink/BackLink.tsx';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useMessageText } from '../../shared/forms/formMessage.ts';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import { isolated } from '../../shared/texts/isolated.ts';
import { downloadChecks } from './transfer/downloadChecks.ts';
import styles from './ChecksPage.module.scss';
import { editMessage } from './editProblem.ts';
import { CheckItem } from './list/CheckItem.tsx';
import { useRuleChecks } from './useRuleChecks.ts';

const RenameDialog = lazyComponent(async () => (await import('./list/RenameDialog.tsx')).RenameDialog);
const ImportChecks = lazyComponent(async () => (await import('./transfer/ImportChecks.tsx')).ImportChecks);

/** Page with checks of the rules: named examples with their expected and actual results [RL-7]. */
export const ChecksPage = observer(function ChecksPage() {
  const { pendingConfiguration } = useService(CompanyStore);
  const checks = useRuleChecks();
  return checks && pendingConfiguration && <Checks checks={checks} pending={pendingConfiguration} />;
});

type ChecksProps = { readonly checks: RuleChecksList; readonly pending: CompanyConfiguration };

const Checks = observer(function Checks({ checks, pending }: ChecksProps) {
  const { t } = useTranslation();
  const messageText = useMessageText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckEditFailure>();
  const [removed, setRemoved] = useState<{ readonly check: RuleCheck; readonly at: number }>();
  const address = useDialogAddress('check');
  const importAddress = useDialogAddress('import');
  const { state, states, broken, saveFailure } = checks;
  const shownFailure = failure ?? saveFailure;
  const isRead = state.kind === 'ready';
  const renamed = checks.checks.find(({ id }) => id === address.opened);
  const holding = states.filter(({ isBroken }) => !isBroken);

  async function edit(checkEdit: CheckEdit, announcement: string): Promise<boolean> {
    setBusy(true);
    const result = await checks.edit(checkEdit);
    setBusy(false);
    setFailure(result.ok ? undefined : result.error);
    const isStored = result.ok && result.value === 'stored';
    if (isStored) announce(announcement);
    return isStored;
  }

  function dismissFailure(): void {
    setFailure(undefined);
    checks.forgetQueuedFailure();
  }

  async function remove(check: RuleCheck): Promise<void> {
    const at = checks.checks.indexOf(check);
    const isRemoved = await edit(removeCheck(check.id), t('ruleChecks.removed', { name: isolated(check.name) }));
    if (isRemoved) setRemoved({ check, at });
  }

  async function restore({ check, at }: NonNullable<typeof removed>): Promise<void> {
    const isRestored = await edit(addCheck(check, at), t('ruleChecks.restored', { name: isolated(check.name) }));
    if (isRestored) setRemoved(undefined);
  }

  function exportChecks(): void {
    downloadChecks(t('ruleChecks.transfer.fileName'), checks.checks);
    announce(t('ruleChecks.transfer.exported', { count: checks.checks.length }));
  }

  const list = (listedChecks: readonly RuleCheckState[]) => (
    <ul>
      {listedChecks.map((each) => (
        <CheckItem
          key={each.check.id}
          state={each}
          pending={pending}
          isBusy={isBusy}
          onAccept={() =>
            void edit(
              changeCheck(each.check.id, { expected: acceptedOutcomes(each) }),
              t('ruleChecks.accepted', { name: isolated(each.check.name) }),
            )
          }
          onRename={() => address.open(each.check.id)}
          onRemove={() => void remove(each.check)}
        />
      ))}
    </ul>
  );
  const simulator = (variant: 'primary' | 'outlined') => (
    <RouteLink to="../simulator" relative="path" className={buttonClassName({ variant })}>
      {t('ruleChecks.toSimulator')}
    </RouteLink>
  );

  return (
    <>
      <BackLink label={t('navigation.returnRules')} />
      <PageHeader
        title={t('navigation.ruleChecks')}
        description={t('ruleChecks.description')}
        actions={
          isRead && (
            <>
              <Button icon={<Glyph of={FileUp} />} onPress={importAddress.openNew}>
                {t('ruleChecks.transfer.import')}
              </Button>
              {states.length > 0 && (
                <>
                  <Button icon={<Glyph of={Download} />} onPress={exportChecks}>
                    {t('ruleChecks.transfer.export')}
                  </Button>
                  {simulator('outlined')}
                </>
              )}
            </>
          )
        }
      />
      <div className={styles.page}>
        {state.kind === 'failed' && <ReadFailure failure={state.failure} onRetry={() => void checks.reload()} />}
        {state.kind === 'loading' && <Spinner label={t('ruleChecks.loading')} />}
        {isRead && address.opened !== undefined && !renamed && (
          <Banner tone="info" onDismiss={address.close}>
            {t('ruleChecks.gone')}
          </Banner>
        )}
        {shownFailure && (
          <Banner tone="critical" isAlert title={t('ruleChecks.notKept')} onDismiss={dismissFailure}>
            {messageText(editMessage(shownFailure))}
          </Banner>
        )}
        {removed && (
          <Banner
            tone="info"
            action={
              <Button size="compact" isDisabled={isBusy} onPress={() => void restore(removed)}>
                {t('changes.undoDiscard')}
              </Button>
            }
            onDismiss={() => setRemoved(undefined)}
          >
            {t('ruleChecks.removed', { name: isolated(removed.check.name) })}
          </Banner>
        )}
        {broken.length > 0 && (
          <Card
            density="flush"
            title={t('ruleChecks.broken', { count: broken.length })}
            description={t('ruleChecks.brokenHint')}
          >
            {list(broken)}
          </Card>
        )}
        {holding.length > 0 && (
          <Card density="flush" title={t('ruleChecks.holding', { count: holding.length })}>
            {list(holding)}
          </Card>
        )}
        {isRead && states.length === 0 && (
          <EmptyState
            icon={<Glyph of={ListChecks} size="large" />}
            title={t('ruleChecks.empty.title')}
            action={simulator('primary')}
          >
            {t('ruleChecks.empty.text')}
          </EmptyState>
        )}
      </div>
      {renamed && <RenameDialog key={renamed.id} checks={checks} check={renamed} onClose={address.close} />}
      {isRead && importAddress.isNew && <ImportChecks checks={checks} onClose={importAddress.close} />}
    </>
  );
});
