/** What a dealer writes into a draft (specification §23). */
import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { DraftFields } from '@/components/quotes/draft-fields';
import { blankQuote } from '@/components/quotes/blank-quote';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';

const START = blankQuote('Ada', 'ada@example.com');

/** The draft after something was typed into a field. */
function typed(label: string, value: string): SaveQuoteRequest {
  let draft = START;
  function Editor() {
    const [shown, setShown] = useState(START);
    draft = shown;
    return <DraftFields draft={shown} quote={{ Pieces: [] }} onChange={setShown} />;
  }
  render(<Editor />);
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  expect(field).toHaveValue(value);
  return draft;
}

it.each<[string, keyof SaveQuoteRequest['Customer'], string]>([
  ['Customer Name', 'Name', 'Ada Byron'],
  ['Customer Email', 'Email', 'byron@example.com'],
  ['Customer Phone', 'Phone', '555 0100'],
  ['Note for your people', 'Note', 'Calls back'],
])('%s is of the customer, and the only change', (label, name, value) => {
  expect(typed(label, value)).toEqual({ ...START, Customer: { ...START.Customer, [name]: value } });
});

it.each<[string, keyof SaveQuoteRequest, string]>([
  ['Valid until', 'ValidUntil', '2030-01-31'],
  ['Telephone for questions', 'Contact', '555 0199'],
  ['Terms', 'Terms', 'Half in advance.\nThe rest when it is there.'],
])('%s is of the quote, and the only change', (label, name, value) => {
  expect(typed(label, value)).toEqual({ ...START, [name]: value });
});
