import { CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardChange } from '../../../../application/changes/DiscardChange.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { describeChange } from '../../../../domain/changes/describeChange.ts';
import { reviewGroups } from '../../../../domain/changes/reviewGroups.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Glyph } from '../../components/Icon/Glyph.tsx';
import { useService } from '../../services.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import { ChangeGroup } from './ChangeGroup.tsx';
import { ChangeProblems } from './ChangeProblems.tsx';
import { WithDescribers } from '../described/WithDescribers.tsx';
import { useSettingLink } from '../../pages/PageLinksContext.ts';
import { FeaturePages } from '../../pages/AppPage.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { DestructiveChanges } from './DestructiveChanges.tsx';
import { DiscardedNote } from './DiscardedNote.tsx';
import { NoteField } from './NoteField.tsx';
import { UnappliedFields } from './UnappliedFields.tsx';
import { LastPublished } from './LastPublished.tsx';
import { PendingNotices } from './PendingNotices.tsx';
import styles from './ReviewDrawer.module.scss';
import type { Discarded } from './useDiscarded.ts';

export type ReviewDrawerProps = {
  readonly isOpen: boolean;
  /** Message about the result of the previous publish, if known. */
  readonly notice?: ReactNode;
  readonly discarded: Discarded;
  readonly onClose: () => void;
  readonly onPublish: () => void;
};

export const ReviewDrawer = observer(function ReviewDrawer(props: ReviewDrawerProps) {
  const { isOpen, notice, discarded, onClose, onPublish } = props;
  const { t, i18n } = useTranslation();
  const changes = useService(PendingChangesStore);
  const company = useService(CompanyStore);
  const publishing = useService(PublishingStore);
  const discardChange = useService(DiscardChange);
  const pages = useService(FeaturePages);
  const review = useService(ReviewStore);
  const linkTo = useSettingLink();
  const { count } = changes;
  const { configuration: before, pendingConfiguration: after } = company;
  const numbers = new Intl.NumberFormat(i18n.language);

  function leaveFor(goTo: (() => void) | undefined): (() => void) | undefined {
    return (
      goTo &&
      (() => {
        onClose();
        goTo();
      })
    );
  }

  const footer = count > 0 && (
    <>
      <LastPublished />
      <Button variant="quiet" onPress={() => discarded.run(() => changes.discard())}>
        {t('changes.discardAll')}
      </Button>
      <Button
        variant="primary"
        isDisabled={!publishing.canPublish || !review.accepts(publishing.problems)}
        onPress={onPublish}
      >
        {t('publishing.publishCount', { count })}
      </Button>
    </>
  );
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={count > 0 ? t('changes.reviewCount', { count }) : t('changes.reviewEmpty.title')}
      description={count > 0 ? t('changes.reviewDescription') : t('changes.reviewEmpty.description')}
      footer={footer || undefined}
    >
      <div className={styles.notes} data-review>
        {notice}
        <ChangeProblems
          problems={publishing.problems.filter(({ isDestructive }) => !isDestructive)}
          onLeave={onClose}
        />
        <UnappliedFields onLeave={onClose} />
        {count > 0 && <PendingNotices areWarnings />}
        <DiscardedNote discarded={discarded} />
      </div>
      <DestructiveChanges problems={publishing.problems.filter(({ isDestructive }) => isDestructive)} />
      {count === 0 && <EmptyState icon={<Glyph of={CircleCheck} size="large" />} title={t('changes.none')} />}
      {before && after && count > 0 && (
        <WithDescribers>
          {(described) =>
            reviewGroups(changes.list).map((group) => {
              const page = pages[group.feature];
              const title = page ? t(page.titleKey) : group.feature;
              return (
                <ChangeGroup
                  key={group.feature}
                  title={title}
                  icon={page && <Icon name={page.icon} size="small" />}
                  count={numbers.format(group.changes.length)}
                  action={
                    group.changes.length > 1 && (
                      <Button
                        variant="quiet"
                        size="compact"
                        aria-label={t('changes.discardPage', { page: title })}
                        onPress={() => discarded.run(() => changes.discard(group.changes.map(({ key }) => key)))}
                      >
                        {t('changes.discardAll')}
                      </Button>
                    )
                  }
                >
                  {group.changes.map((change) => {
                    const description = describeChange(described, change, { before, after });
                    return (
                      description && (
                        <ChangeEntry
                          key={change.key}
                          description={description}
                          onGoTo={leaveFor(linkTo(group.feature, change.key))}
                          onDiscard={() => discarded.run(() => discardChange.execute(change.key))}
                        />
                      )
                    );
                  })}
                </ChangeGroup>
              );
            })
          }
        </WithDescribers>
      )}
      {count > 0 && (
        <div className={styles.below}>
          <PendingNotices areWarnings={false} />
          <NoteField />
        </div>
      )}
    </Drawer>
  );
});
