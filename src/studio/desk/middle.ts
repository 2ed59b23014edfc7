/** What lies in the middle of the stage: a sheet, from 0, and shares of its height and of the whole width. */
export interface Middle {
  readonly sheet: number;
  readonly down: number;
  readonly across: number;
  /** Whether nothing lies above what is seen. */
  readonly top: boolean;
}

/** The middle of a sheet. */
export function middleOfSheet(sheet: number): Middle {
  return { sheet, down: 0.5, across: 0.5, top: sheet === 0 };
}

/** What lies in the middle of a list of sheets that is positioned and scrolls. */
export function middleOf(list: HTMLElement): Middle {
  const middle = list.scrollTop + list.clientHeight / 2;
  const leaves = leavesOf(list);
  const found = leaves.findIndex(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > middle);
  const sheet = found < 0 ? Math.max(0, leaves.length - 1) : found;
  const leaf = leaves[sheet];
  return {
    sheet,
    down: leaf && leaf.offsetHeight > 0 ? (middle - leaf.offsetTop) / leaf.offsetHeight : 0.5,
    across: (list.scrollLeft + list.clientWidth / 2) / Math.max(1, list.scrollWidth),
    top: list.scrollTop < 2,
  };
}

/** Scrolls the list there, as far as it goes. */
export function bringToMiddle(list: HTMLElement, { sheet, down, across, top }: Middle): void {
  const leaf = leavesOf(list)[sheet];
  if (!leaf) return;
  list.scrollTop = top ? 0 : leaf.offsetTop + down * leaf.offsetHeight - list.clientHeight / 2;
  list.scrollLeft = across * list.scrollWidth - list.clientWidth / 2;
}

/** The sizes of the list and of its sheets, to be compared. */
export function sizeOf(list: HTMLElement): string {
  const leaf = leavesOf(list)[0];
  return [list.clientWidth, list.clientHeight, leaf?.offsetWidth, leaf?.offsetHeight].join();
}

function leavesOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.children] as HTMLElement[];
}
