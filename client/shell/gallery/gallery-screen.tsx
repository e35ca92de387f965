import { useState } from 'react';
import { MemberShell } from '../member/member-shell.tsx';
import { Section } from '#client/ui/content/card.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { galleryText } from './gallery-text.ts';
import { ContentGallery } from './content-gallery.tsx';
import { FeedbackGallery } from './feedback-gallery.tsx';
import { FormsGallery } from './forms-gallery.tsx';

export function meta() {
  return [{ title: 'Components' }];
}

/** Showcase of every component in its states, in development only. Its texts are samples. */
export default function GalleryScreen() {
  const [isPremium, setIsPremium] = useState(true);
  return (
    <MemberShell
      user={{ ...galleryText.user, isPremium, isAdmin: false }}
      onSignOut={() => setIsPremium(!isPremium)}
    >
      <PageHeader title="Components" text="Turn the theme in the menu and look at both." backTo="previous" />
      <div className="grid gap-12">
        <Section title="Forms">
          <FormsGallery />
        </Section>
        <Section title="Content">
          <ContentGallery />
        </Section>
        <Section title="Feedback and overlays">
          <FeedbackGallery />
        </Section>
      </div>
    </MemberShell>
  );
}
