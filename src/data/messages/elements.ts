import { type MessageFormatElement, type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** A pattern in which elements give way to others, those inside the cases of a choice or a plural too; undefined keeps one. */
export function rewritten(
  pattern: readonly MessageFormatElement[],
  change: (
    element: MessageFormatElement,
    plural?: PluralElement,
  ) => readonly MessageFormatElement[] | undefined,
  plural?: PluralElement,
): MessageFormatElement[] {
  return pattern.flatMap((element): readonly MessageFormatElement[] => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural)
      return change(element, plural) ?? [element];
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: rewritten(option.value, change, element.type === TYPE.plural ? element : plural) },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  });
}

export function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
