import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { ChangeProblem } from '../../../../domain/changes/changeDescription.ts';
import { announce } from '../../announcing/announce.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FeaturePages } from '../../pages/AppPage.ts';
import { useSettingLink } from '../../pages/PageLinksContext.ts';
import { useService } from '../../services.tsx';
import { useTextKey } from '../../texts/useTextKey.ts';

export type ChangeProblemsProps = {
  readonly problems: readonly ChangeProblem[];
  /** Called before a link opens the page of a problem, e.g. to close the review. */
  readonly onLeave?: () => void;
};

/** Lists the problems of the pending changes. Problems that block publishing are first. */
export function ChangeProblems({ problems, onLeave }: ChangeProblemsProps) {
  const { t } = useTranslation();
  const text = useTextKey();
  const pages = useService(FeaturePages);
  const linkTo = useSettingLink();
  const changes = useService(PendingChangesStore);
  return problems.map(({ problem, isBlocking, code = '', values, remedies = [], feature, setting }) => {
    const page = feature && pages[feature];
    const goTo = feature && linkTo(feature, setting);
    return (
      <Banner
        key={problem + code}
        tone={isBlocking ? 'critical' : 'warning'}
        action={
          <>
            {remedies.map((remedy) => (
              <Button
                key={remedy.label}
                size="compact"
                onPress={() => {
                  changes.edit(remedy.edits);
                  announce(text(remedy.label, { code: remedy.code }));
                }}
              >
                {text(remedy.label, { code: remedy.code })}
              </Button>
            ))}
            {page && goTo && (
              <Button
                size="compact"
                onPress={() => {
                  onLeave?.();
                  goTo();
                }}
              >
                {t('changes.goToNamed', { field: t(page.titleKey) })}
              </Button>
            )}
          </>
        }
      >
        {text(problem, { ...values, code })}
      </Banner>
    );
  });
}
