import { findPlaces, placeAddressOf } from '../../../sample/places/findPlaces.ts';

/** The addresses that the demo completes: those of the sample's places. */
export const demoPlaces = { find: findPlaces, addressOf: placeAddressOf };
