import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNameDay } from './name-day.ts';

const NOW = '2026-11-25T06:00:00.000Z';

test.each([
  'IMG-20240312-WA0001.jpg',
  'VID-20240312-WA0001.mp4',
  'WhatsApp Image 2024-03-12 at 18.33.02.jpeg',
  'WhatsApp Image 2024-03-12 at 6.33.02 PM (1).jpeg',
  'IMG_20240312_183302.jpg',
  'IMG_20240312_183302_HDR~2.jpg',
  'IMG20240312183302.jpg',
  'IMG20240312183302_01.jpg',
  '00100lPORTRAIT_00100_BURST20240312183302123_COVER.jpg',
  'PXL_20240312_182959123.jpg',
  'PXL_20240312_182959123.PORTRAIT.jpg',
  'B612_20240312_183302_789.jpg',
  'Camera360_20240312_183302.jpg',
  'C360_2024-03-12-18-33-02-789.jpg',
  'BeautyPlus_20240312183302123_save.jpg',
  'LINE_ALBUM_20240312_183302.jpg',
  'viber_image_2024-03-12_18-33-02-123.jpg',
  'DJI_20240312183302_0001_D.JPG',
  'MVIMG_20240312_183302.jpg',
  'VID_20240312_183302.mp4',
  'Screenshot_20240312-183302.png',
  'Screenshot_20240312-183302_WhatsApp.jpg',
  'Screenshot_20240312_183302_com.whatsapp.png',
  'Screenshot_2024-03-12-18-33-02.png',
  'Screenshot_2024-03-12-18-33-02-123_com.instagram.android.jpg',
  'Screenshot 2024-03-12 at 6.33.02 PM.png',
  'Screenshot 2024-03-12 at 6.33.02\u202FPM.png',
  'Screen Shot 2024-03-12 at 18.33.02.png',
  'Screenshot from 2024-03-12 18-33-02.png',
  'Screenshot 2024-03-12 183302.png',
  '20240312_183302.jpg',
  '20240312_183302(0).heic',
  '20240312.jpg',
  '20240312T183302.jpg',
  '2024-03-12.jpg',
  '2024-03-12 18.33.02.jpg',
  '2024_03_12_18_33_IMG_1234.JPG',
  'signal-2024-03-12-183302.jpeg',
  'signal-2024-03-12-18-33-02-123.jpg',
  'photo_2024-03-12_18-33-02.jpg',
  'photo_5@12-03-2024_18-33-02.jpg',
  'Photo 12-03-2024.jpg',
  'Photo 12.3.2024.jpg',
  'lv_0_20240312183302.jpg',
  'InShot_20240312_183302123.jpg',
  'WIN_20240312_18_33_02_Pro.jpg',
  'FB_IMG_1710248582000.jpg',
  '1710248582000.jpg',
  '1710248582.jpg',
  'mmexport1710248582000.jpg',
  'image-1710248582000-2.png',
  'IMG_૨૦૨૪૦૩૧૨_૧૮૩૩૦૨.jpg',
])('reads 12 March 2024 in %s', (name) => {
  expect(findNameDay(name, NOW)).toBe('2024-03-12');
});

test.each([
  '',
  'IMG_1234.JPG',
  'IMG_E1234.HEIC',
  'DSC_0001.JPG',
  'DSCF2024.JPG',
  'P1030123.JPG',
  'image.jpg',
  'received_1234567890123456.jpeg',
  'received_1710248582000.jpeg',
  'Snapchat-1234567890.jpg',
  'Snapchat-1710248582000.jpg',
  'Messenger_creation_1710248582000.jpeg',
  'inbound1710248582000.jpg',
  'invoice-1710248582.jpg',
  'Aadhaar 1234567890.jpg',
  'Snapchat-123456789.jpg',
  // Phone numbers, cards and ids.
  '9876543210.jpg',
  '+919876543210.jpg',
  '+1710248582.jpg',
  'Contact 919820240312.jpg',
  '022-20240312.jpg',
  '+91 20240312.jpg',
  '4111-2024-03-12-1234.jpg',
  '91120240312.jpg',
  '202403121.jpg',
  '3f20240312ab.png',
  '20240312-1234-4abc-8def-1234567890ab.jpg',
  '123456789_1234567890123456_1234567890123456789_n.jpg',
  '17102485820001.jpg',
  // Impossible dates, future dates, and dates before digital cameras.
  'IMG-20240231-WA0001.jpg',
  'IMG-20241301-WA0001.jpg',
  'IMG-20261127-WA0001.jpg',
  'IMG_20990101_000000.jpg',
  'IMG_19891231_000000.jpg',
  'Photo 31-02-2024.jpg',
  'FB_IMG_9999999999999.jpg',
  'IMG_0000000000.jpg',
])('reads no day in %j', (name) => {
  expect(findNameDay(name, NOW)).toBeNull();
});

test('reads seconds since 1970 as the day in India', () => {
  // 00:30 on 13 March in India.
  expect(findNameDay('FB_IMG_1710270000000.jpg', NOW)).toBe('2024-03-13');
});

test.each([
  ['PXL_20240312_182959123.jpg', '2024-03-12'],
  ['PXL_20240312_183000123.jpg', '2024-03-13'],
  ['PXL_20241231_193344123.MP.jpg', '2025-01-01'],
  ['PXL_20240312_193344123.NIGHT~2.jpg', '2024-03-13'],
  ['original_3f2a1b4c-1234-4abc-8def-1234567890ab_PXL_20240312_193344123.jpg', '2024-03-13'],
  ['20240312_193344000_iOS.heic', '2024-03-13'],
  ['2024-03-12T19:33:44Z.jpg', '2024-03-13'],
  ['20240312T193344.123Z.jpg', '2024-03-13'],
  ['IMG_20240312_193344.jpg', '2024-03-12'],
  ['20240312_193344.jpg', '2024-03-12'],
])('reads %s, in UTC only where the name is, as %s', (name, day) => {
  expect(findNameDay(name, NOW)).toBe(day);
});

test('reads each time of a Pixel phone as the day in India', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date(NOW), noInvalidDate: true }), (taken) => {
      const written = taken
        .toISOString()
        .replaceAll(/[-:.Z]/g, '')
        .replace('T', '_');
      const name = `PXL_${written}.jpg`;
      expect(findNameDay(name, NOW)).toBe(
        Temporal.Instant.from(taken.toISOString()).toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString(),
      );
    }),
  );
});

test('accepts days until tomorrow in India, for time zones further east', () => {
  expect(findNameDay('IMG_20261126_000500.jpg', NOW)).toBe('2026-11-26');
});

test('reads any name as a possible day or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.stringMatching(/^[A-Z_-]*[\d\-_. ]{0,40}$/)), (name) => {
      const day = findNameDay(name, NOW);
      if (day === null) return;
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      expect(day >= '1990-01-01' && day <= '2026-11-26').toBe(true);
    }),
  );
});
