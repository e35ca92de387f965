import { Link } from 'react-router';
import { listShortcuts } from '#client/menu-entries.ts';
import { dashboardText as text } from '#messages/dashboard.ts';
import { CountLinks } from './count-links.tsx';
import { DailyCheckIn } from './daily-check-in.tsx';

/** Background and text of the buttons, which alternate. */
const tones = ['bg-accent-soft text-accent-ink', 'bg-festive-soft text-festive-ink', 'bg-calm-soft text-calm-ink'];

/** Ways from Home to the other screens, and the check-in of the day. */
export function Shortcuts() {
  return (
    <>
      <QuickButtons />
      <div className="grid grid-cols-1 gap-4">
        <CountLinks />
        <DailyCheckIn />
      </div>
    </>
  );
}

function QuickButtons() {
  return (
    <nav aria-label={text.quickTitle}>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-3 cramped:grid-cols-2 lg:@2xl:grid-cols-8">
        {listShortcuts().map(({ path, label, icon: Icon }, place) => (
          <li key={path}>
            <Link
              to={path}
              className="group grid justify-items-center gap-1.5 rounded-small text-center text-caption font-medium"
            >
              <span
                className={`grid size-12 place-items-center rounded-full transition-transform group-hover:-translate-y-0.5 ${tones[place % tones.length]}`}
              >
                <Icon aria-hidden className="size-5.5" strokeWidth={1.8} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
