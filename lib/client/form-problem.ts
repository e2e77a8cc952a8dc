import { ApiError } from './api';

/** Why a form was refused, in words for the screen (specification §8). */
export interface FormProblem {
  readonly title: string;
  /** One message a line. */
  readonly lines: readonly string[];
  /** Field → messages. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const UNREACHABLE: FormProblem = {
  title: 'The shop did not answer',
  lines: ['Nothing was changed. Please try again.'],
  fields: {},
};

/**
 * A list body is a line an item; problem+json (specification §17.4) is a title with field errors, or with its detail.
 */
export function formProblem(error: unknown): FormProblem {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  const { body, message } = error;
  if (Array.isArray(body)) return { title: '', lines: body.map(lineOf).filter((line) => line !== ''), fields: {} };
  const fields = fieldsOf(property(body, 'errors'));
  const title = property(body, 'title');
  const hasFields = Object.keys(fields).length > 0;
  return {
    title: typeof title === 'string' ? title : message,
    lines: hasFields || message === title ? [] : [message],
    fields,
  };
}

/** The messages alone, for screens that show one text. */
export function problemText(error: unknown): string {
  if (error instanceof ApiError && !Array.isArray(error.body)) return error.message;
  const { title, lines } = formProblem(error);
  return [title, ...lines].filter((line) => line !== '').join('\n');
}

function lineOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const text = property(item, 'description') ?? property(item, 'message') ?? property(item, 'detail');
  return typeof text === 'string' ? text : '';
}

function fieldsOf(errors: unknown): FormProblem['fields'] {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [
      name,
      [messages].flat().filter((each) => typeof each === 'string'),
    ]),
  );
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
