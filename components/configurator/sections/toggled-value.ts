/** The one value that a toggle put into or took out of a list. */
export function toggledValue(before: readonly string[], after: readonly string[]): string | undefined {
  return after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));
}
