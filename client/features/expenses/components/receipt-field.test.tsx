import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { photoAddress } from '#domain/photos/address.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { ReceiptField } from './receipt-field.tsx';

function Form() {
  const [imageUrl, setImageUrl] = useState(photoAddress('0197f3a0-0000-7000-8000-000000000001', 'full'));
  return <ReceiptField imageUrl={imageUrl} onChange={setImageUrl} onSending={() => undefined} />;
}

test('focuses the button that adds a photo after the photo is removed', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: text.removeReceipt }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: text.addReceipt }));
});
