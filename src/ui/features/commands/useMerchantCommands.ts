import { useEffect, useState } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantDirectory,
  type MerchantPage,
  type MerchantSummary,
} from '../../../application/merchants/MerchantDirectory.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import { companyPrefix } from '../../../domain/navigation/place.ts';
import { TYPING_REST } from '../../shared/search/typingRest.ts';
import { useService } from '../../shared/services.tsx';
import type { CommandPaletteProps } from './CommandProps.ts';
import type { Command } from './command.ts';

/** More are found in the merchants' own list. */
const SHOWN = 8;
const MERCHANTS_PAGE = '/merchants/overview';

export type FoundMerchants = {
  /** `none`: nobody looks for merchants here. */
  readonly state: 'none' | 'searching' | 'found' | 'failed';
  readonly commands: readonly Command[];
};

/** The merchants that the service finds for an admin once typing rests; the answer to what is typed, and no former one. */
export function useMerchantCommands({ session }: CommandPaletteProps, typed: string): FoundMerchants {
  const directory = useService(MerchantDirectory);
  const clock = useService(Clock);
  const rootOrgId = useService(BrandingStore).configuration?.rootOrgId ?? '';
  const [found] = useState(
    () =>
      new Resource<string, MerchantPage>((search, signal) =>
        directory.search(rootOrgId, { search, sort: 'name' }, undefined, signal),
      ),
  );
  const review = useReviewOf();
  const search = session.role === 'admin' ? typed.trim() : '';
  useEffect(
    function searchOnceTypingRests() {
      if (search === '') return undefined;
      return clock.after(TYPING_REST, () => void found.load(search));
    },
    [search, clock, found],
  );
  useEffect(
    function giveUpOnLeaving() {
      return () => found.close();
    },
    [found],
  );
  const { state } = found;
  if (search === '') return { state: 'none', commands: [] };
  if (found.key !== search || state.kind === 'loading' || state.kind === 'idle')
    return { state: 'searching', commands: [] };
  if (state.kind === 'failed') return { state: 'failed', commands: [] };
  return {
    state: 'found',
    commands: state.value.merchants.slice(0, SHOWN).map((merchant): Command => ({
      id: `merchant ${merchant.companyId}`,
      group: 'merchants',
      label: merchant.name,
      keywords: [merchant.companyId],
      run: () => review(merchant),
    })),
  };
}

/** Opens a merchant's review where one is under way, else the question of the merchants' list why it is entered. */
function useReviewOf(): (merchant: MerchantSummary) => void {
  const reviews = useService(ReviewModeStore);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ companyId }) => {
    if (reviews.isReviewing(companyId)) {
      const prefix = companyPrefix(companyId, true);
      // From a page of the review itself the way back stays the one it was entered by.
      if (!pathname.startsWith(prefix)) reviews.keepOrigin(createPath({ pathname, search }));
      void navigate(prefix);
    } else {
      const address = new URLSearchParams({ search: companyId, review: companyId });
      void navigate(`${MERCHANTS_PAGE}?${address.toString()}`);
    }
  };
}
