import { dye, mix } from './colour.ts';

export type Hour = 'dawn' | 'day' | 'dusk' | 'night' | 'rain';

/** The light of a scene. Colours are `#rrggbb`. */
export interface Light {
  hour: Hour;
  /** Sky colours from the top to the horizon. */
  sky: readonly string[];
  /** Colour of the sun or moon, and of surfaces that it lights. */
  glow: string;
  /** Land colours from far to near. */
  land: readonly [far: string, middle: string, near: string];
  /** Colour of the darkest shapes. */
  ink: string;
  water: string;
  cloud: string;
  /** Colour of lit windows and lamps. */
  lamp: string;
  isDark: boolean;
  /** Returns an object's own colour as it looks in this light. */
  on(color: string): string;
}

const lights: Record<Hour, Omit<Light, 'hour' | 'on'> & { air: string; share: number }> = {
  dawn: {
    sky: ['#6fa9b5', '#a8c6bd', '#f3d3a4', '#f9b78f', '#f49a7d'],
    glow: '#fff1cf',
    land: ['#c98f86', '#8c5570', '#4f2b4d'],
    ink: '#34173a',
    water: '#e9b59a',
    cloud: '#fbe3c6',
    lamp: '#ffe2a0',
    isDark: false,
    air: '#f3a07c',
    share: 0.16,
  },
  day: {
    sky: ['#56aeb8', '#7fc6c6', '#aedcd2', '#dbe8cf', '#f7e7c2'],
    glow: '#fff6d8',
    land: ['#8fb59a', '#5d8a5c', '#33604a'],
    ink: '#2f1b33',
    water: '#6dbcc1',
    cloud: '#fdf8ea',
    lamp: '#fff0bd',
    isDark: false,
    air: '#fff0c9',
    share: 0.04,
  },
  dusk: {
    sky: ['#3d1c4c', '#7b2458', '#c03a55', '#ec7448', '#f9bd63'],
    glow: '#ffe9ae',
    land: ['#a2405a', '#6b2450', '#3a1638'],
    ink: '#220c22',
    water: '#d9604f',
    cloud: '#f39a63',
    lamp: '#ffd479',
    isDark: false,
    air: '#5a1a45',
    share: 0.34,
  },
  night: {
    sky: ['#140a28', '#1d1238', '#2a1a4b', '#3d2359', '#5a2f62'],
    glow: '#fff3d6',
    land: ['#3a2450', '#2a183c', '#1a0d28'],
    ink: '#10071a',
    water: '#2f2354',
    cloud: '#4a2f63',
    lamp: '#ffc95c',
    isDark: true,
    air: '#1d1038',
    share: 0.44,
  },
  rain: {
    sky: ['#4f727c', '#6d8d8f', '#93aaa0', '#bac4ac', '#d9d4b4'],
    glow: '#f7efd2',
    land: ['#7d9a83', '#4c7560', '#264a43'],
    ink: '#1d2a30',
    water: '#86a5a0',
    cloud: '#d7dccb',
    lamp: '#ffd88a',
    isDark: false,
    air: '#54777a',
    share: 0.18,
  },
};

export function lightOf(hour: Hour): Light {
  const { air, share, ...light } = lights[hour];
  return { ...light, hour, on: (color) => mix(color, air, share) };
}

/** Returns the same light with lamps, in which objects regain `share` of their own colour. */
export function byLamplight(light: Light, share = 0.6): Light {
  return { ...light, on: (color) => mix(light.on(color), color, share) };
}

/** Returns a colour lit from the side; `shaded` returns it in shade. */
export const sunlit = (color: string, share = 0.22) => mix(color, dye.marigoldLight, share);
export const shaded = (color: string, share = 0.25) => mix(color, dye.ink, share);
