import { useSearchParams } from 'react-router-dom';
import { addressOfFilter, filterIn } from './filters/historyFilter.ts';
import type { ComparisonSubject } from '../../../application/history/ReadComparison.ts';

/** What the address shows of the history; the list where it names nothing. */
export type HistoryAddress = {
  readonly subject: ComparisonSubject | undefined;
  readonly show: (subject: ComparisonSubject | undefined) => void;
};

/** A revision as the address writes it, `r17`, and as the service tags it. */
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

/** The part of the history the address names; reload and the way back work. */
export function useHistoryAddress(): HistoryAddress {
  const [address, setAddress] = useSearchParams();
  return {
    subject: subjectOf(address),
    // The filter stays: the way back to the list leads to the list that was left.
    show: (subject) => setAddress({ ...addressOfFilter(filterIn(address)), ...addressOf(subject) }),
  };
}
