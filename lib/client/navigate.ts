/** Leaves for another page of the shop by a whole load: nothing of the old page's state comes along. */
export function goTo(path: string): void {
  window.location.assign(path);
}

export function reloadPage(): void {
  window.location.reload();
}
