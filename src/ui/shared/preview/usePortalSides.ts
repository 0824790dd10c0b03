import { useMemo, type ReactNode } from 'react';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { screensWith, touchedParts } from '../../../domain/consumer-portal/consumerParts.ts';
import {
  consumerPortal,
  type ConsumerPortal,
  type ConsumerVisit,
} from '../../../domain/consumer-portal/consumerPortal.ts';
import type { ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { type Side, useSide } from '../sides/PublishedOrPending.tsx';

export type PortalSides = {
  readonly side: Side;
  readonly control: ReactNode;
  readonly portals: Readonly<Record<Side, ConsumerPortal>>;
  /** Names of the changed parts and of the screens that contain them. */
  readonly touched: ReadonlySet<string>;
  readonly touchedScreens: ReadonlySet<ConsumerStep>;
};

export function usePortalSides(
  configurations: Readonly<Record<Side, CompanyConfiguration>>,
  visits: Readonly<Record<Side, ConsumerVisit>>,
): PortalSides {
  const published = useMemo(
    () => consumerPortal(configurations.published, visits.published),
    [configurations.published, visits.published],
  );
  const pending = useMemo(
    () => consumerPortal(configurations.pending, visits.pending),
    [configurations.pending, visits.pending],
  );
  const touched = useMemo(() => touchedParts(published, pending), [published, pending]);
  const touchedScreens = useMemo(() => new Set([...touched].flatMap((part) => screensWith(part))), [touched]);
  const [side, control] = useSide(touched.size > 0);
  return { side, control, portals: { published, pending }, touched, touchedScreens };
}
