import { createElement, useState, type ReactNode } from 'react';
import { LazyPart } from '../../../application/shared/LazyPart.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import type { Side } from './Side.ts';

const choice = new LazyPart(async () => (await import('./PublishedOrPending.tsx')).PublishedOrPending);

/**
 * The side of a result that is shown, with the control that chooses it: the one control for it everywhere. Where both
 * sides are the same there is nothing to choose; where they begin to differ, what is pending is shown first.
 */
export function useSide(isChanged: boolean): readonly [side: Side, control: ReactNode] {
  const [side, setSide] = useState<Side>('pending');
  const PublishedOrPending = useLazyPart(choice, isChanged);
  if (!isChanged && side === 'published') setSide('pending');
  return [side, isChanged && PublishedOrPending && createElement(PublishedOrPending, { side, onChange: setSide })];
}
