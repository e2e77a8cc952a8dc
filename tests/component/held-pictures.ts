/** Pictures that are being decoded, by path, until the test lets them finish. */
export const decoding = new Map<string, { readonly finish: () => void; readonly fail: () => void }>();

/** Before each test: no picture that `isHeld` is decoded before the test says so. */
export function holdPictures(isHeld: (address: URL) => boolean = () => true): void {
  decoding.clear();
  HTMLImageElement.prototype.decode = function decode(this: HTMLImageElement) {
    const address = new URL(this.src);
    if (!isHeld(address)) return Promise.resolve();
    return new Promise<void>((finish, reject) => {
      decoding.set(address.pathname, { finish, fail: () => reject(new Error('denied')) });
    });
  };
}
