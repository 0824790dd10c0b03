import type { CheckedEvent } from './checkEvent.ts';
import type { SentProperties } from './sentProperties.ts';

export type UploadedEvent = {
  readonly event_type: string;
  /** Id of the event, the same for every retry, so that the service counts the event once. */
  readonly insert_id: string;
  /** Time of the event in milliseconds since 1970. */
  readonly timestamp: number;
  readonly sequence_number: number;
  readonly session_id: number;
  readonly device_id: string;
  readonly user_id?: string | undefined;
  readonly event_properties: SentProperties;
  readonly groups?: Readonly<Record<string, string>> | undefined;
  readonly revenue?: number | undefined;
  readonly price?: number | undefined;
  readonly version_name: string;
  readonly platform: 'Web';
};

export type EventOrigin = {
  readonly id: string;
  /** Time of the event in milliseconds since 1970. */
  readonly at: number;
  /** Number that orders events of the same millisecond. */
  readonly sequence: number;
  readonly sessionId: number;
  readonly deviceId: string;
  readonly release: string;
};

export const uploadedEvent = (event: CheckedEvent, properties: SentProperties, origin: EventOrigin): UploadedEvent => ({
  event_type: event.type,
  insert_id: origin.id,
  timestamp: origin.at,
  sequence_number: origin.sequence,
  session_id: origin.sessionId,
  device_id: origin.deviceId,
  user_id: event.userId,
  event_properties: properties,
  groups: event.groupType && event.groupName ? { [event.groupType]: event.groupName } : undefined,
  revenue: event.revenue,
  price: event.price,
  version_name: origin.release,
  platform: 'Web',
});

/** Compares events by time, because browser storage has no order. */
export const byTime = (left: UploadedEvent, right: UploadedEvent): number =>
  left.timestamp - right.timestamp || left.sequence_number - right.sequence_number;
