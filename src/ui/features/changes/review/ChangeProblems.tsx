import type { ChangeProblem } from '../../../../domain/changes/changeDescription.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { useTextKey } from '../comparison/useTextKey.ts';

/** What to know before publishing; the blocking ones come first. */
export function ChangeProblems({ problems }: { readonly problems: readonly ChangeProblem[] }) {
  const text = useTextKey();
  return problems.map(({ problem, isBlocking, code = '' }) => (
    <Banner key={problem + code} tone={isBlocking ? 'critical' : 'warning'}>
      {text(problem, { code })}
    </Banner>
  ));
}
