import type { ComponentChildren } from 'preact';

/** A part of a panel that can be closed. */
export function Section({
  title,
  closed = false,
  children,
}: {
  readonly title: string;
  readonly closed?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="fold" open={!closed}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div class="fold-inside">{children}</div>
    </details>
  );
}
