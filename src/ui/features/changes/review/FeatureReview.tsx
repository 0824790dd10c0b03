import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useNeededPart } from '../../../shared/lazy/useNeededPart.tsx';
import type { ReviewPart, ReviewPartProps } from '../../../shared/pages/FeaturePages.ts';

const fetched = new Map<ReviewPart, LazyPart<Awaited<ReturnType<ReviewPart>>>>();

function partOf(review: ReviewPart): LazyPart<Awaited<ReturnType<ReviewPart>>> {
  const part = fetched.get(review) ?? new LazyPart(review);
  fetched.set(review, part);
  return part;
}

/** What a feature shows above its changes, once its script is there: the review does not wait for it. */
export function FeatureReview({ review, ...props }: ReviewPartProps & { readonly review: ReviewPart }) {
  const { part: Part, failure } = useNeededPart(partOf(review));
  return Part ? <Part {...props} /> : failure;
}
