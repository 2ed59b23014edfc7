import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** A pattern in which elements give way to others, those inside the cases of a choice too; undefined keeps one. */
export function rewritten(
  pattern: readonly MessageFormatElement[],
  change: (element: MessageFormatElement) => readonly MessageFormatElement[] | undefined,
): MessageFormatElement[] {
  return pattern.flatMap((element): readonly MessageFormatElement[] => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return change(element) ?? [element];
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: rewritten(option.value, change) },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}

export function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
