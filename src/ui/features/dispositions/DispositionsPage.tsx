import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../../shared/changes/useEditor.ts';
import { DispositionsEditor } from '../../../application/dispositions/DispositionsEditor.ts';
import { dispositionLists, type DispositionList } from '../../../domain/dispositions/dispositionLists.ts';
import type { DispositionProblem } from '../../../domain/dispositions/dispositionProblems.ts';
import { dispositionPlaces } from '../../../domain/dispositions/disposition.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { TabCount } from '../../shared/components/Tabs/TabCount.tsx';
import { Tabs } from '../../shared/components/Tabs/Tabs.tsx';
import { useDialogAddress } from '../../shared/forms/useDialogAddress.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import styles from './DispositionsPage.module.scss';
import { NoEntries } from './list/NoEntries.tsx';
import { OpenCases } from './list/OpenCases.tsx';
import { RulesTable } from './list/RulesTable.tsx';
import { useEntryActions } from './list/useEntryActions.ts';
import { DecidersCard } from './try/DecidersCard.tsx';
import { useTriedItem } from './try/useTriedItem.ts';
import { useDispositionTab } from './useDispositionTab.ts';
import { NamedTable } from './list/NamedTable.tsx';
import { TryCard } from './try/TryCard.tsx';
import { TreeCard } from './tree/TreeCard.tsx';

const BatchDialog = lazyComponent(async () => (await import('./batch/BatchDialog.tsx')).BatchDialog);
const RuleDialog = lazyComponent(async () => (await import('./form/RuleDialog.tsx')).RuleDialog);
const GroupDialog = lazyComponent(async () => (await import('./form/GroupDialog.tsx')).GroupDialog);
const NameDialog = lazyComponent(async () => (await import('./form/NameDialog.tsx')).NameDialog);
const RemoveDialog = lazyComponent(async () => (await import('./form/RemoveDialog.tsx')).RemoveDialog);

const listOfProblem = ({ kind }: DispositionProblem): DispositionList =>
  kind === 'action-unused' ? 'actions' : 'rules';

function showRule(id: string): void {
  const row = document.querySelector(`[data-rule="${CSS.escape(id)}"]`)?.closest<HTMLElement>('[role="row"]');
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}

/** Page to edit what happens to returned items: groups, questions and rules [DM-2]. */
export const DispositionsPage = observer(function DispositionsPage() {
  const { t } = useTranslation();
  const editor = useEditor(DispositionsEditor);
  const { list, select } = useDispositionTab();
  const tried = useTriedItem();
  const address = useDialogAddress('entry');
  const gapAddress = useDialogAddress('gap');
  const removal = useDialogAddress('remove');
  const batch = useDialogAddress('batch');
  const actions = useEntryActions(editor, list, address.open, removal.open);
  const { pending, problems } = editor;
  const entries: readonly { readonly id: string }[] = pending[list];
  const isOpened = entries.some(({ id }) => id === address.opened);
  const isRemoving = entries.some(({ id }) => id === removal.opened);
  // The value is "<location> <group id>". The id is last, because it may contain spaces.
  const [place, ...groupIdParts] = (gapAddress.opened ?? '').split(' ');
  const groupId = groupIdParts.join(' ');
  const gapPlace = dispositionPlaces.find((each) => each === place);
  const gap = gapPlace && pending.groups.some(({ id }) => id === groupId) ? { groupId, place: gapPlace } : undefined;
  const dialog = { editor, id: isOpened ? address.opened : undefined, onClose: address.close };
  const isFilled = editor[list].length > 0;
  return (
    <>
      <PageHeader
        title={t('dispositions.title')}
        description={t('dispositions.description')}
        actions={
          isFilled && (
            <>
              {list === 'rules' && <Button onPress={batch.openNew}>{t('dispositions.batch.open')}</Button>}
              <Button icon={<Glyph of={Plus} />} onPress={address.openNew}>
                {t(`dispositions.add.${list}`)}
              </Button>
            </>
          )
        }
      />
      {address.opened !== undefined && !isOpened && (
        <Banner tone="info" onDismiss={address.close}>
          {t('dispositions.gone')}
        </Banner>
      )}
      <Tabs
        label={t('dispositions.listsLabel')}
        tabs={dispositionLists.map((id) => {
          const number = problems.filter((problem) => listOfProblem(problem) === id).length;
          return {
            id,
            label: t(`dispositions.lists.${id}`),
            trail: (
              <TabCount
                count={pending[id].length}
                problems={number > 0 ? t('dispositions.problems', { number }) : undefined}
              />
            ),
          };
        })}
        selected={list}
        onSelect={select}
      >
        {!isFilled && <NoEntries editor={editor} list={list} onAdd={address.openNew} />}
        {isFilled && list !== 'rules' && <NamedTable key={list} editor={editor} list={list} actions={actions} />}
        {isFilled && list === 'rules' && (
          <div className={styles.rules}>
            <PageColumns
              aside={
                <>
                  <TryCard editor={editor} tried={tried} />
                  <DecidersCard editor={editor} onShow={showRule} />
                </>
              }
            >
              <OpenCases
                editor={editor}
                onShow={showRule}
                onMake={(decider) => gapAddress.open(`${decider.place} ${decider.groupId}`)}
              />
              <RulesTable editor={editor} tried={tried} actions={actions} />
            </PageColumns>
            <TreeCard editor={editor} tried={tried} />
          </div>
        )}
      </Tabs>
      {batch.isNew && <BatchDialog editor={editor} onClose={batch.close} />}
      {list === 'rules' && gap && <RuleDialog editor={editor} given={gap} onClose={gapAddress.close} />}
      {list === 'rules' && (address.isNew || isOpened) && (
        <RuleDialog
          key={address.opened}
          editor={editor}
          rule={pending.rules.find(({ id }) => id === address.opened)}
          onClose={address.close}
        />
      )}
      {list === 'groups' && (address.isNew || isOpened) && <GroupDialog key={address.opened} {...dialog} />}
      {(list === 'attributes' || list === 'actions') && (address.isNew || isOpened) && (
        <NameDialog key={`${list} ${address.opened}`} {...dialog} list={list} />
      )}
      {list !== 'rules' && isRemoving && removal.opened !== undefined && (
        <RemoveDialog key={removal.opened} editor={editor} list={list} id={removal.opened} onClose={removal.close} />
      )}
    </>
  );
});
