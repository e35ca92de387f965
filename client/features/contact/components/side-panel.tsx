import { ArrowRight, Clock3, type LucideIcon, Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactScreensText as text } from '#messages/contact.ts';
import { factTokens } from '#contract/site-facts.ts';
import { paths } from '#client/paths.ts';

const links = [
  { path: paths.benefits, label: text.benefits },
  { path: paths.subscribe, label: text.subscribe },
  { path: paths.waitlist, label: text.waitlist },
];

/** Other ways to contact us, and links that answer most questions. */
export function SidePanel() {
  const email = factTokens.supportEmail;
  return (
    <aside className="grid gap-8 self-start rounded-large bg-cloth p-6 text-on-cloth sm:p-8">
      <div className="grid gap-6">
        <h2 className="text-title">{text.panelTitle}</h2>
        <dl className="grid gap-5">
          <Fact icon={Mail} label={text.supportEmail}>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
            >
              {email}
            </a>
          </Fact>
          <Fact icon={Clock3} label={text.responseTime}>
            {text.responseTimeText}
          </Fact>
          <Fact icon={MapPin} label={text.headquarters}>
            <span className="block">{text.headquartersText}</span>
            <span className="block text-caption">{text.expanding}</span>
          </Fact>
        </dl>
      </div>
      <nav aria-labelledby="quick-links" className="grid gap-2 border-t border-on-cloth/30 pt-6">
        <h2 id="quick-links" className="text-title">
          {text.quickLinks}
        </h2>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a
                href={link.path}
                className="group flex min-h-11 items-center justify-between gap-3 font-medium hover:underline"
              >
                {link.label}
                <ArrowRight aria-hidden className="size-5 transition-transform group-hover:translate-x-1" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Fact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] items-start">
      <dt className="contents">
        <Icon aria-hidden className="mt-1 size-6 text-festive" />
        <span className="text-caption">{label}</span>
      </dt>
      <dd className="col-start-2 text-lead font-medium">{children}</dd>
    </div>
  );
}
