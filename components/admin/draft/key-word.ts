/** A name as the last word of a key has it: 'Warm Grey' is 'warm-grey'. */
export const keyWord = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The key of a part beside another: 'leg/turned' and 'Slim' make 'leg/slim'. */
export const keyBeside = (key: string, name: string): string =>
  [...key.split('/').slice(0, -1), keyWord(name)].join('/');
