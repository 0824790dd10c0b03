import { useSearchParams } from 'react-router-dom';
import { addressOfFilter, filterIn } from './filters/historyFilter.ts';
import type { ComparisonSubject } from '../../../application/history/ReadComparison.ts';

/** Part of the history in the URL. The list if undefined. */
export type HistoryAddress = {
  readonly subject: ComparisonSubject | undefined;
  readonly show: (subject: ComparisonSubject | undefined) => void;
};

/** Converts `r17` in the URL to the entity tag. */
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

export function useHistoryAddress(): HistoryAddress {
  const [address, setAddress] = useSearchParams();
  return {
    subject: subjectOf(address),
    // Keep the filter for the way back to the list.
    show: (subject) => setAddress({ ...addressOfFilter(filterIn(address)), ...addressOf(subject) }),
  };
}
