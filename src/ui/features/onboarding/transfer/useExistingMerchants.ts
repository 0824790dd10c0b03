import { useEffect, useMemo, useState } from 'react';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { OnboardingGateway } from '../../../../application/onboarding/OnboardingGateway.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { Resource } from '../../../../application/shared/Resource.ts';
import { NOBODY, type UsedNames } from '../../../../domain/onboarding/draft/draftProblems.ts';
import type { NewMerchantNames } from '../../../../domain/onboarding/usedNames.ts';
import { namesOf, withExisting } from '../../../../domain/onboarding/transfer/existingMerchants.ts';
import type { MerchantRow } from '../../../../domain/onboarding/transfer/readMerchants.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';
import { TYPING_REST } from '../../../shared/search/useRestingText.ts';
import { useService } from '../../../shared/services.tsx';

/** `none`: no check is needed or possible. */
type CheckState = 'none' | 'checking' | 'checked' | 'failed';

/** For MobX observers. Checks, in one debounced request, whether merchants of the rows already exist. */
export function useExistingMerchants(rows: readonly MerchantRow[]) {
  const gateway = useService(OnboardingGateway);
  const clock = useService(Clock);
  const { rootOrgId = '', extensions } = useService(BrandingStore).configuration ?? {};
  const [found] = useState(
    () =>
      new Resource<readonly NewMerchantNames[], UsedNames>((asked, signal) =>
        gateway.findUsedNames(rootOrgId, asked, signal),
      ),
  );
  const names = useMemo(() => namesOf(rows), [rows]);
  const canCheck = extensions?.merchantDirectory === true && names.length > 0;
  useEffect(
    function checkDebounced() {
      if (!canCheck) return undefined;
      return clock.after(TYPING_REST, () => void found.load(names));
    },
    [canCheck, names, clock, found],
  );
  useEffect(
    function cancelOnUnmount() {
      return () => found.close();
    },
    [found],
  );
  const { key } = found;
  const isNewest = useMemo(() => deepEqual(key, names), [key, names]);
  const used = isNewest ? found.value : undefined;
  const hasFailed = isNewest && found.state.kind === 'failed';
  const state: CheckState = !canCheck ? 'none' : used ? 'checked' : hasFailed ? 'failed' : 'checking';
  return {
    state,
    rows: useMemo(() => withExisting(rows, used ?? NOBODY), [rows, used]),
    /** Checks the rows with the service. Resolves to the same rows if the service is unavailable. */
    async settle(read: readonly MerchantRow[]): Promise<readonly MerchantRow[]> {
      const result = canCheck ? await found.load(namesOf(read)) : undefined;
      return withExisting(read, result?.ok ? result.value : NOBODY);
    },
    retry: () => void found.load(names),
  };
}
