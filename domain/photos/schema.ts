import { z } from 'zod';

/** A picture's addresses in both sizes; for an uploaded photo also its pixels and mean colour (`#rrggbb`). */
export const image = {
  imageUrl: z.string(),
  /** Its shorter side is at most 480 pixels. For a picture hosted elsewhere, this is the picture itself. */
  thumbnailUrl: z.string(),
  imageWidth: z.number().int(),
  imageHeight: z.number().int(),
  imageColour: z.string(),
};

/**
 * An uploaded photo, which a memory or an expense shows by its `imageUrl`. An unused photo is discarded after a day.
 */
export const Photo = z.object(image);
export type Photo = z.infer<typeof Photo>;
