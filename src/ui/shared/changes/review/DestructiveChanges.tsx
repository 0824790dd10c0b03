import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import type { ChangeProblem } from '../../../../domain/changes/changeDescription.ts';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { useService } from '../../services.tsx';
import { useTextKey } from '../../texts/useTextKey.ts';
import styles from './DestructiveChanges.module.scss';

/** Lists changes that remove something customers use. The user must tick each of them before publishing. */
export const DestructiveChanges = observer(function DestructiveChanges({
  problems,
}: {
  readonly problems: readonly ChangeProblem[];
}) {
  const { t } = useTranslation();
  const id = useId();
  const text = useTextKey();
  const review = useService(ReviewStore);
  if (problems.length === 0) return undefined;
  return (
    <section aria-labelledby={id} className={styles.changes}>
      <h3 id={id} className={styles.title}>
        {t('changes.destructive')}
      </h3>
      {problems.map((problem) => (
        <Checkbox
          key={problem.problem + (problem.code ?? '')}
          label={text(problem.problem, { code: problem.code ?? '' })}
          isSelected={review.isTicked(problem)}
          onChange={(isTicked) => review.tick(problem, isTicked)}
        />
      ))}
    </section>
  );
});
