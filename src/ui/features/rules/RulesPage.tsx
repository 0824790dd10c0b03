import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { RulesEditor } from '../../../application/rules/RulesEditor.ts';
import { Ids } from '../../../application/shared/Ids.ts';
import { RULE_ORDER_KEY, ruleList } from '../../../domain/rules/changes/ruleList.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { Checkbox } from '../../shared/components/Checkbox/Checkbox.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { Tabs } from '../../shared/components/Tabs/Tabs.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useService } from '../../shared/services.tsx';
import { onReveal } from '../../shared/settings/revealSetting.ts';
import { useIsPrinting } from '../../shared/useIsPrinting.ts';
import { ExportRules } from './list/ExportRules.tsx';
import { FoundRules } from './list/search/FoundRules.tsx';
import { NoRules } from './list/templates/NoRules.tsx';
import { NoWindow } from './list/NoWindow.tsx';
import { PrintedRules, RulesTable, TypeTrail } from './list/RulesTable.tsx';
import { RelatedPages } from './list/RelatedPages.tsx';
import { ruleTabs } from '../../shared/rules/ruleTabs.ts';
import { TemplatesMenu } from './list/templates/TemplatesMenu.tsx';
import { useFoundRules } from './list/search/useFoundRules.ts';
import { useRuleActions } from './list/useRuleActions.ts';
import { useRuleAnalysis } from './list/findings/useRuleAnalysis.ts';
import { useRuleTab } from './list/useRuleTab.ts';
import styles from './RulesPage.module.scss';
import { BrokenChecks } from '../rule-checks/review/BrokenChecks.tsx';

const RuleDialog = lazyComponent(async () => (await import('./form/RuleDialog.tsx')).RuleDialog);
const MoveDialog = lazyComponent(async () => (await import('./list/MoveDialog.tsx')).MoveDialog);

/** Value in place of a rule id in the URL, which opens the dialog for a new default return window. */
const REST = 'rest';

/** Page to edit the return rules of all types, in order of evaluation [RL-1] [RL-4] [RL-8]. */
export const RulesPage = observer(function RulesPage() {
  const { t } = useTranslation();
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const ids = useService(Ids);
  const [editor] = useState(() => new RulesEditor(company, changes, ids));
  const [showsOnlyFindings, setShowsOnlyFindings] = useState(false);
  const address = useDialogAddress('rule');
  const moveAddress = useDialogAddress('move');
  const actions = useRuleActions(editor, address.open, moveAddress.open);
  const { type, select } = useRuleTab(editor);
  const { query, search, found, clear } = useFoundRules(editor);
  useEffect(function showEveryRuleForARequestedOne() {
    return onReveal((changeKey) => {
      if (ruleList.idIn(changeKey) !== undefined || changeKey === RULE_ORDER_KEY) setShowsOnlyFindings(false);
    });
  }, []);

  const ofType = editor.ofType(type);
  const problems = ofType.troubled.length;
  const opened = address.opened === undefined ? undefined : editor.pendingRule(address.opened);
  const isRest = address.opened === REST;
  const moving = moveAddress.opened === undefined ? undefined : editor.pendingRule(moveAddress.opened);
  const isMovable = moving !== undefined && editor.ofType(moving.ruleType).movable.includes(moving.ruleId);
  const isPrinting = useIsPrinting();
  if (isPrinting && !found)
    return (
      <>
        <PageHeader title={t('rules.title')} />
        <PrintedRules editor={editor} actions={actions} />
      </>
    );
  return (
    <>
      <PageHeader
        title={t('rules.title')}
        description={t('rules.description')}
        actions={
          <>
            <RouteLink to="simulator" relative="path" className={buttonClassName()}>
              {t('simulator.tryItem')}
            </RouteLink>
            {!ofType.isEmpty && !found && (
              <>
                <TemplatesMenu editor={editor} type={type} />
                <Button icon={<Glyph of={Plus} />} onPress={address.openNew}>
                  {t('rules.add')}
                </Button>
              </>
            )}
            {!editor.isEmpty && <ExportRules editor={editor} />}
          </>
        }
      />
      <FollowedAnalysis editor={editor} />
      <BrokenChecks />
      {address.opened !== undefined && !opened && !isRest && (
        <Banner tone="info" onDismiss={address.close}>
          {t('rules.gone')}
        </Banner>
      )}
      {moveAddress.opened !== undefined && !isMovable && (
        <Banner tone="info" onDismiss={moveAddress.close}>
          {t('rules.moveTo.gone')}
        </Banner>
      )}
      {editor.unreadableCount > 0 && (
        <Banner tone="info">{t('rules.unreadable', { number: editor.unreadableCount })}</Banner>
      )}
      {!editor.isEmpty && (
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={t('rules.search.label')}
              placeholder={t('rules.search.label')}
              value={query}
              onChange={search}
            />
          </div>
          <RelatedPages />
        </div>
      )}
      {found ? (
        <>
          <Banner
            tone="info"
            action={
              <Button size="compact" onPress={clear}>
                {t('rules.search.all')}
              </Button>
            }
          >
            {t(`rules.search.${found.by}`, { number: found.rows.length })}
          </Banner>
          {found.rows.length > 0 && <FoundRules rows={found.rows} actions={actions} />}
        </>
      ) : (
        <Tabs
          label={t('rules.typesLabel')}
          tabs={ruleTabs.map((id) => ({
            id,
            label: t(`rules.types.${id}`),
            trail: <TypeTrail rules={editor.ofType(id)} />,
          }))}
          selected={type}
          onSelect={select}
        >
          {type === 'RETURN_WINDOWS' && editor.hasUncovered && (
            <NoWindow editor={editor} actions={actions} onAdd={() => address.open(REST)} />
          )}
          {(problems > 0 || showsOnlyFindings) && (
            <Checkbox
              label={t('rules.troubledOnly', { number: problems })}
              isSelected={showsOnlyFindings}
              onChange={setShowsOnlyFindings}
            />
          )}
          {ofType.isEmpty ? (
            <NoRules editor={editor} type={type} onAdd={address.openNew} />
          ) : (
            <RulesTable
              key={type}
              editor={editor}
              type={type}
              showsOnlyFindings={showsOnlyFindings && problems > 0}
              actions={actions}
            />
          )}
        </Tabs>
      )}
      {isMovable && (
        <MoveDialog
          key={moving.ruleId}
          editor={editor}
          ruleId={moving.ruleId}
          actions={actions}
          onClose={moveAddress.close}
        />
      )}
      {(address.isNew || isRest || opened) && (
        <RuleDialog
          key={address.opened}
          isInitiallyDefault={isRest}
          editor={editor}
          type={isRest ? 'RETURN_WINDOWS' : (opened?.ruleType ?? type)}
          rule={opened}
          onClose={address.close}
        />
      )}
    </>
  );
});

/** Keeps the analysis of the rules up to date. A separate component, so that an edit does not render the page. */
const FollowedAnalysis = observer(function FollowedAnalysis({ editor }: { readonly editor: RulesEditor }) {
  useRuleAnalysis(editor);
  return undefined;
});
