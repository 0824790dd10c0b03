import { createPath, useLocation, useNavigate } from 'react-router-dom';
import type { RecentCommand } from '../../../application/commands/RecentCommands.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { parseCompanyId, type CompanyId } from '../../../domain/company/companyId.ts';
import { companyPrefix } from '../../../domain/navigation/place.ts';
import { useFoundMerchants } from '../../shared/search/useFoundMerchants.ts';
import { useService } from '../../shared/services.tsx';
import type { CommandPaletteProps } from './CommandProps.ts';
import type { Command } from './CommandsContext.ts';

/** Maximum number of merchants in the palette. The merchants page lists all. */
const MAX_SHOWN = 8;
const MERCHANTS_PAGE = '/merchants/overview';

const ID_PREFIX = 'merchant ';

/** Commands that open merchants found by the service. For admins only. */
export function useMerchantCommands({ session }: CommandPaletteProps, typed: string) {
  const { state, merchants } = useFoundMerchants(session.role === 'admin' ? typed.trim() : '');
  const openReview = useOpenReview();
  const command = (companyId: CompanyId, name: string): Command => ({
    id: `${ID_PREFIX}${companyId}`,
    group: 'merchants',
    label: name,
    icon: 'building-2',
    keywords: [companyId],
    run: () => openReview(companyId),
  });
  return {
    state,
    commands: merchants.slice(0, MAX_SHOWN).map(({ companyId, name }) => command(companyId, name)),
    /** Returns the command of a recently chosen merchant. Undefined if the recent command does not concern a merchant. */
    recent: ({ id, label }: RecentCommand): Command | undefined => {
      const companyId = id.startsWith(ID_PREFIX) ? parseCompanyId(id.slice(ID_PREFIX.length)) : undefined;
      return companyId && session.role === 'admin' ? command(companyId, label) : undefined;
    },
  };
}

/** Returns a function that opens the review of a merchant, or the dialog that asks for the reason of the review. */
function useOpenReview(): (companyId: CompanyId) => void {
  const reviews = useService(ReviewModeStore);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (companyId) => {
    if (reviews.isReviewing(companyId)) {
      const prefix = companyPrefix(companyId, true);
      // If the command is used within a review, do not replace the URL from which the review was entered.
      if (!pathname.startsWith(prefix)) reviews.keepOrigin(createPath({ pathname, search }));
      void navigate(prefix);
    } else {
      const address = new URLSearchParams({ search: companyId, review: companyId });
      void navigate(`${MERCHANTS_PAGE}?${address.toString()}`);
    }
  };
}
