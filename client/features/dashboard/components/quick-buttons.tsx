import {
  Banknote,
  CalendarDays,
  CalendarHeart,
  HeartHandshake,
  Images,
  NotebookPen,
  Sparkles,
  Ticket,
} from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#messages/brand.ts';
import { dashboardText as text } from '#messages/screens/dashboard.ts';
import { paths } from '#client/paths.ts';

const buttons = [
  {
    path: paths.datePlanning,
    label: text.datePlanning,
    icon: CalendarHeart,
    tone: 'bg-accent-soft text-accent-ink',
  },
  { path: paths.memories, label: text.memories, icon: Images, tone: 'bg-festive-soft text-festive-ink' },
  { path: paths.nudges, label: text.nudges, icon: HeartHandshake, tone: 'bg-calm-soft text-calm-ink' },
  { path: paths.finances, label: text.finances, icon: Banknote, tone: 'bg-accent-soft text-accent-ink' },
  { path: paths.deals, label: text.deals, icon: Ticket, tone: 'bg-festive-soft text-festive-ink' },
  {
    path: paths.experiences,
    label: text.experiences(brand.name),
    icon: Sparkles,
    tone: 'bg-calm-soft text-calm-ink',
  },
  {
    path: paths.partnerNotes,
    label: text.partnerNotes,
    icon: NotebookPen,
    tone: 'bg-accent-soft text-accent-ink',
  },
  {
    path: paths.importantDates,
    label: text.importantDates,
    icon: CalendarDays,
    tone: 'bg-festive-soft text-festive-ink',
  },
];

export function QuickButtons() {
  return (
    <nav aria-label={text.quickTitle}>
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4 cramped:grid-cols-2 sm:flex sm:flex-wrap sm:gap-x-6">
        {buttons.map(({ path, label, icon: Icon, tone }) => (
          <li key={path}>
            <Link
              to={path}
              className="group grid justify-items-center gap-2 rounded-small text-center text-caption font-medium sm:w-24"
            >
              <span
                className={`grid size-14 place-items-center rounded-full transition-transform group-hover:-translate-y-0.5 ${tone}`}
              >
                <Icon aria-hidden className="size-6.5" strokeWidth={1.8} />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
