/** A person's own campaign in the deck, and the places that it was made from. */
export const MAP_FILE = 'map.yaml';
export const PLACES_FILE = 'places.csv';
