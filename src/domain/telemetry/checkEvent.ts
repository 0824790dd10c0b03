import { err, ok, type Result } from '../shared/result.ts';
import { isAbsentOr, isBoolean } from '../shared/shapes.ts';

export type CheckedEvent = {
  readonly type: string;
  readonly userId?: string | undefined;
  /** True if the event belongs to no analytics session and extends none. */
  readonly outOfSession?: boolean | undefined;
  readonly groupType?: string | undefined;
  readonly groupName?: string | undefined;
  readonly revenue?: number | undefined;
  readonly price?: number | undefined;
  readonly properties?: Readonly<Record<string, unknown>> | undefined;
};

export type EventRefusal =
  | 'type-empty'
  | 'out-of-session-not-boolean'
  | 'group-type-empty'
  | 'user-id-not-text'
  | 'revenue-not-numeric'
  | 'price-not-numeric';

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isNumeric = (value: unknown): value is number => Number.isFinite(value);

const storedUserId = (value: unknown): string | undefined =>
  isNumeric(value) || typeof value === 'bigint' ? String(value) : (value as string | undefined);

/** Validates an event of any type [TL-4]. Never throws, because an invalid event must not break the page. */
export function checkEvent(event: { readonly [Field in keyof CheckedEvent]?: unknown }): Result<
  CheckedEvent,
  EventRefusal
> {
  const userId = storedUserId(event.userId);
  if (!isFilledText(event.type)) return err('type-empty');
  if (!isAbsentOr(isBoolean)(event.outOfSession)) return err('out-of-session-not-boolean');
  if (!isAbsentOr(isFilledText)(event.groupType)) return err('group-type-empty');
  if (!isAbsentOr(isFilledText)(userId)) return err('user-id-not-text');
  if (!isAbsentOr(isNumeric)(event.revenue)) return err('revenue-not-numeric');
  if (!isAbsentOr(isNumeric)(event.price)) return err('price-not-numeric');
  return ok({ ...event, userId } as CheckedEvent);
}
