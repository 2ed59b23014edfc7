import type { KeySpace } from '../../key-space.js';
import { applySymmetry, symmetriesOf } from '../../orbit.js';
import type { Constraint } from './open-cells.js';

/** The wish for a distance: knows the cards of the set so far, in every way they can lie. */
export interface DistanceWish {
  constraint(start: number): Constraint;
  add(start: number, layout: Uint8Array): void;
  /** Forgets the card added last. */
  drop(): void;
}

/**
 * A card that agrees with an earlier one in as many cells as the distance allows must differ in all the others.
 * Turning the earlier card is enough: turning both alike changes nothing.
 */
export function keepDistance(space: KeySpace, distance: number): DistanceWish {
  const { cells } = space;
  const roles = [...new Set(space.roles.flat())];
  const allowed = cells - distance;
  const symmetries = symmetriesOf(space);
  /** For each image, the roles of its cells. */
  const images: Uint8Array[] = [];
  /** For each cell and role, the images that show it there, oldest first. */
  const showing: number[][] = Array.from({ length: cells * roles.length }, () => []);
  const agreeing: number[] = [];
  const counted = new Uint8Array(cells);

  const add = (start: number, layout: Uint8Array) => {
    for (const symmetry of symmetries) {
      const image = applySymmetry(symmetry, layout).map(symbol => roles.indexOf(space.roles[start][symbol]));
      image.forEach((role, cell) => {
        showing[cell * roles.length + role].push(images.length);
      });
      images.push(image);
      agreeing.push(0);
    }
  };

  const drop = () => {
    for (const _ of symmetries) {
      images.pop()?.forEach((role, cell) => {
        showing[cell * roles.length + role].pop();
      });
      agreeing.pop();
    }
  };

  const constraint = (start: number): Constraint => {
    const roleAt = space.roles[start].map(role => roles.indexOf(role));
    const bitOf = roles.map(role => 1 << space.roles[start].indexOf(role));
    return {
      propagate(open, cell) {
        const { domains } = open;
        const symbol = 31 - Math.clz32(domains[cell]);
        if (domains[cell] !== 1 << symbol || counted[cell] === 1) return true;
        counted[cell] = 1;
        const full: number[] = [];
        let kept = true;
        for (const image of showing[cell * roles.length + roleAt[symbol]]) {
          const agree = ++agreeing[image];
          if (agree > allowed) kept = false;
          else if (agree === allowed) full.push(image);
        }
        if (!kept) return false;
        for (const image of full)
          for (let other = 0; other < cells; other++)
            if (counted[other] === 0 && !open.restrict(other, ~bitOf[images[image][other]])) return false;
        return true;
      },
      release(cell, symbol) {
        if (counted[cell] === 0) return;
        counted[cell] = 0;
        for (const image of showing[cell * roles.length + roleAt[symbol]]) agreeing[image]--;
      },
      preference(cell, symbol) {
        let danger = 0;
        for (const image of showing[cell * roles.length + roleAt[symbol]])
          danger += DANGER[Math.max(0, allowed - agreeing[image])];
        return 1 / (0.05 + danger);
      },
    };
  };
  return { constraint, add, drop };
}

/** The weight of an image that may still agree in n cells. */
const DANGER = Array.from({ length: 37 }, (_, left) => 3 ** -left);
