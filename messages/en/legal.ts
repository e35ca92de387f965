import { brand } from '#domain/kernel/brand.ts';

/** A legal document: sections of paragraphs, and of terms with their explanation. */
export interface LegalDocument {
  title: string;
  /** For search engines. */
  description: string;
  headline: string;
  lead: string;
  asOf: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** The section's anchor. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  list?: readonly { term: string; text: string }[];
}

export const legalText = {
  contents: 'On this page',
  questionsTitle: 'Questions',
  questions: 'Email us, and a person answers within 24 hours:',
  grievance: (officer: string) =>
    `Complaints about personal data go to ${officer}, at the same address. You get an answer within 24 hours and a decision within 15 days.`,
  grievanceOfficer: `Grievance Officer, ${brand.name}`,
  form: 'Contact form',
} as const;
