import { useTranslation } from 'react-i18next';
import type { ChangeProblem } from '../../../../domain/changes/changeDescription.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';

/** What to know before publishing; the blocking ones come first. */
export function ChangeProblems({ problems }: { readonly problems: readonly ChangeProblem[] }) {
  const { t } = useTranslation();
  return problems.map(({ problem, isBlocking, code = '' }) => (
    <Banner key={problem + code} tone={isBlocking ? 'critical' : 'warning'}>
      {t(`changes.problems.${problem}`, { code })}
    </Banner>
  ));
}
