import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { paths } from '#contract/screen-paths.ts';
import type { Experience } from '#contract/experiences.ts';
import { ExperienceGroups } from './features/events/components/experience-groups.tsx';

/**
 * Draws the experiences exactly as the events page does, for the server to put in where the build left their place. The
 * browser then finds what it would have drawn itself.
 */
export function drawExperiences(experiences: Experience[]): string {
  return renderToString(
    <StaticRouter location={paths.events}>
      <ExperienceGroups experiences={experiences} />
    </StaticRouter>,
  );
}
