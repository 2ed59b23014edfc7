const PATHS = {
  all: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  card: 'M3.5 7h12.5l4.5 4v7h-17zM7 14.5h7',
  check: 'M4.5 12.5l5 5L19.5 7',
  close: 'M6 6l12 12M18 6 6 18',
  dice: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  lens: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 21 21',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  redo: 'M16 5l4 4-4 4M20 9h-9.5a5.5 5.5 0 0 0 0 11H14',
  reset: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5',
  rotate: 'M20 12a8 8 0 1 1-2.6-5.9M20 4v4.5h-4.5',
  share:
    'M9.5 14.5l5-5M10.5 7.5l2.3-2.3a4 4 0 0 1 5.9 5.9L16.4 13.4M13.5 16.5l-2.3 2.3a4 4 0 0 1-5.9-5.9L7.6 10.6',
  sheet: 'M6 3h8.5L19 7.5V21H6zM14 3v5h5',
  turn: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5',
  undo: 'M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H10',
  up: 'M5 15l7-7 7 7',
  warning: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.01',
} as const;

export type IconName = keyof typeof PATHS;

/** A small line drawing. What it means must be said beside it, or by the button's label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
