import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import { TryAgain } from '../../controls/try-again.js';
import { t } from '../../text/language.js';
import { type Dot, labelsFor } from './labels.js';
import { arrived, type Grip, left, strayed } from './pointer.js';
import { RouteLine, turnOf } from './route-line.js';
import { useCoasts } from './use-coasts.js';
import { type At, fitted, flat, type MapWindow, moved, nearest, placeAt, rounded, zoomed } from './window.js';

export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly at: At;
}

/** Of the drawing; the screen scales it. */
const WIDTH = 600;
const HEIGHT = 400;
const STEP = 0.15;
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Places on the coasts of the world, or on plain paper. With `onPick` a click, or Enter in the middle, takes a place. */
export function WorldMap({
  label,
  places,
  routes = [],
  start,
  pointed,
  globe,
  onPick,
}: {
  readonly label: string;
  readonly places: readonly MapPlace[];
  readonly routes?: readonly (readonly [from: string, to: string])[];
  readonly start?: string;
  /** A place that is shown strongly. */
  readonly pointed?: string;
  readonly globe: boolean;
  readonly onPick?: (at: At) => void;
}) {
  const onPaper = ({ at: [x, y] }: MapPlace) => (globe ? flat([x, y]) : { x, y });
  const all = fitted(places.map(onPaper), globe);
  const [chosen, setChosen] = useState<MapWindow>();
  // Another campaign is shown whole.
  const whose = places.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!onPick) setChosen(undefined);
  }, [whose]);
  const window = chosen ?? all;
  const { coasts, failed, again } = useCoasts(globe ? window : undefined, WIDTH);
  const grip = useRef<Grip | undefined>(undefined);
  const toX = (x: number) => ((x - window.x) / window.width) * WIDTH;
  const toY = (y: number) => ((y - window.y) / window.height) * HEIGHT;
  const dots = new Map<string, Dot>(
    places.map(place => {
      const { x, y } = onPaper(place);
      const there = globe ? nearest(x, window) : x;
      return [place.id, { x: toX(there), y: toY(y), text: place.name }];
    }),
  );
  const pick = (across: number, down: number) => {
    const [x, y] = [window.x + across * window.width, window.y + down * window.height];
    onPick?.(globe ? placeAt(x, y, window.width) : [rounded(x, window.width), rounded(y, window.width)]);
  };
  const zoom = (factor: number) => setChosen(zoomed(window, factor, globe));
  const first = [...dots].sort(([a], [b]) => rank(b) - rank(a)).map(([, dot]) => dot);
  function rank(id: string): number {
    return (id === pointed ? 2 : 0) + (id === start ? 1 : 0);
  }
  // As they were last drawn, until those of this window are there.
  const drawn = coasts && {
    ...coasts,
    scale: coasts.window.width / window.width,
    x: toX(nearest(coasts.window.x + coasts.window.width / 2, window) - coasts.window.width / 2),
    y: toY(coasts.window.y),
  };
  return (
    <>
      <div class="world">
        <svg
          class={onPick ? 'world-map can-pick' : 'world-map'}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="application"
          aria-label={label}
          // In SVG, names of attributes are case-sensitive.
          tabindex={0}
          onKeyDown={event => {
            const by = KEYS[event.key];
            if (by) setChosen(moved(window, ...by, globe));
            else if (event.key === '+' || event.key === '=') zoom(2);
            else if (event.key === '-') zoom(0.5);
            else if (event.key === 'Enter' && onPick) pick(0.5, 0.5);
            else return;
            event.preventDefault();
          }}
          onPointerDown={event => {
            grip.current = arrived(event, window);
          }}
          onPointerMove={event => {
            const shift = grip.current && strayed(grip.current, event);
            if (grip.current && shift) setChosen(moved(grip.current.window, ...shift, globe));
          }}
          onPointerUp={event => {
            const at = grip.current && left(grip.current, event);
            grip.current = undefined;
            if (at) pick(...at);
          }}
          onPointerCancel={() => {
            grip.current = undefined;
          }}
        >
          {drawn && (
            <g transform={`translate(${drawn.x} ${drawn.y}) scale(${drawn.scale})`} class="world-land">
              <path d={drawn.land} />
              <path d={drawn.borders} class="world-borders" />
              <path d={drawn.disputed} class="world-borders disputed" />
            </g>
          )}
          {routes.map(([from, to]) => (
            <RouteLine
              key={`${from} ${to}`}
              from={dots.get(from)}
              to={dots.get(to)}
              turn={turnOf(globe, window, WIDTH)}
            />
          ))}
          {[...dots].map(([id, { x, y, text }]) => (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={id === pointed || id === start ? 9 : 6}
              class={id === pointed ? 'world-dot pointed' : id === start ? 'world-dot start' : 'world-dot'}
            >
              <title>{text}</title>
            </circle>
          ))}
          {labelsFor(first, WIDTH, HEIGHT).map(({ x, y, text, anchor }) => (
            <text key={`${text} ${x}`} x={x} y={y} text-anchor={anchor} class="world-name">
              {text}
            </text>
          ))}
          {onPick && <path class="world-cross" d="M290 200h20M300 190v20" />}
        </svg>
        <div class="world-tools">
          <IconButton icon="plus" label={t('maps.nearer')} onClick={() => zoom(2)} />
          <IconButton icon="minus" label={t('maps.further')} onClick={() => zoom(0.5)} />
          <IconButton icon="fit" label={t('maps.show-all')} onClick={() => setChosen(undefined)} />
        </div>
      </div>
      {failed && <TryAgain what={t('maps.no-coasts')} onClick={again} />}
    </>
  );
}
