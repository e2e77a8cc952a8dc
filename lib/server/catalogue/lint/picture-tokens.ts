import type { Part } from '@/lib/domain/catalogue';
import type { ImageToken } from '@/lib/domain/family';
import { exampleWith } from './example';
import { atPart, partKey, shownParts, type StyleCheck } from './style-check';

/** What a token may look like in a picture's address (docs/pictures.md). */
const TOKEN = /^[a-z0-9]{1,12}$/;
/** Name of the parts that stand for nothing, and so show nothing. */
const NOTHING = 'none';

/** Everything that shows has its tokens for picture names, whether its pictures are drawn yet or not. */
export function checkPictureTokens(check: StyleCheck): void {
  for (const layer of check.family.layers) {
    for (const token of layer.geometry) checkToken(check, token, true);
    for (const token of layer.finish) checkToken(check, token, true);
    if (layer.ownFinish) checkToken(check, layer.ownFinish, false);
  }
}

function checkToken(check: StyleCheck, { slot, field }: ImageToken, isNeeded: boolean): void {
  for (const part of shownParts(check, slot)) {
    const token = part[field];
    if (TOKEN.test(token) || (token === '' && mayBeEmpty(part, isNeeded))) continue;
    const name = field === 'imageName' ? 'image' : field;
    check.report(
      'picture-name',
      atPart(check, part),
      token === ''
        ? `${partKey(check, part)} has no ${name} for picture names; only what is called ${NOTHING} shows nothing`
        : `${name} '${token}' of ${partKey(check, part)} must be at most twelve small letters and digits`,
      exampleWith(check, [part.id]),
    );
  }
}

const mayBeEmpty = (part: Part, isNeeded: boolean): boolean => !isNeeded || part.normalizedName === NOTHING;
