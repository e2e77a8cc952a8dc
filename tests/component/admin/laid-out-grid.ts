/** jsdom lays nothing out: the scroller of a grid is as high as fourteen rows. */
export function layOutGrid(): void {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(616);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  Element.prototype.scrollTo = () => {};
}
