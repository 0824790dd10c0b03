import { useSearchParams } from 'react-router-dom';
import { addressOfFilter, filterIn } from './filters/historyFilter.ts';
import type { ComparisonSubject } from '../../../application/history/ReadComparison.ts';

/** Converts a revision in the URL, e.g. `r17`, to its entity tag. */
const tagOf = (text: string | null): string | undefined =>
  text !== null && /^r\d{1,15}$/.test(text) ? `"${text}"` : undefined;
const textOf = (tag: string): string => tag.replaceAll('"', '');

function subjectOf(address: URLSearchParams): ComparisonSubject | undefined {
  const publishId = address.get('publish');
  if (publishId) return { kind: 'publish', publishId };
  const [from, to] = [tagOf(address.get('from')), tagOf(address.get('to'))];
  return from !== undefined && to !== undefined ? { kind: 'revisions', from, to } : undefined;
}

function addressOf(subject: ComparisonSubject | undefined): Record<string, string> {
  if (!subject) return {};
  if (subject.kind === 'publish') return { publish: subject.publishId };
  return { from: textOf(subject.from), to: textOf(subject.to) };
}

/** The comparison that the URL selects. Without one, the list of publishes is shown. */
export function useHistoryAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    subject: subjectOf(address),
    // Keep the filter in the URL, so that the list is still filtered when the user returns to it.
    show: (subject: ComparisonSubject | undefined) =>
      setAddress({ ...addressOfFilter(filterIn(address)), ...addressOf(subject) }),
  };
}
